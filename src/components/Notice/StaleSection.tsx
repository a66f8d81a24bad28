import { usePage } from '../PageContext/PageContext.tsx';

/** Says under a heading that the English section has changed since it was translated, with a link to that section. */
export function StaleSection({ id }: { readonly id: string }) {
  const { site, strings, view } = usePage();
  if (!view.stale.includes(id)) return null;
  return (
    <p className="stale-section">
      <small>
        {strings.translation.staleSection}{' '}
        <a href={`${site.urls.page('en', view.path)}#${id}`} hrefLang="en">
          {strings.translation.englishSection}
        </a>
      </small>
    </p>
  );
}
