import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The announcement, until it is closed (`announcement.ts`); a new id shows it again. */
export function AnnouncementBar() {
  const { site, locale, strings, view } = usePage();
  const announcement = site.config.announcement;
  const isHere = announcement?.on?.some((path) => view.path === path || view.path.startsWith(`${path}/`)) ?? true;
  if (!announcement || !isHere) return null;
  const text = announcement.content[locale];
  return (
    <section className="announcement" aria-label={strings.chrome.announcement} data-announcement={announcement.id}>
      <p>{announcement.to ? <Link to={announcement.to}>{text}</Link> : text}</p>
      {announcement.isCloseable && (
        <button
          type="button"
          className="icon-button needs-js"
          aria-label={strings.chrome.closeAnnouncement}
          data-close-announcement=""
        >
          <Icon path={paths.close} />
        </button>
      )}
    </section>
  );
}
