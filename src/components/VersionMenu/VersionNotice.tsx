import { newerVersion, thisVersion } from '../../model/docsVersions.ts';
import { Admonition } from '../Admonition/Admonition.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Says above a page of the docs that there is a later version, and leads to the same page there, or to its beginning. */
export function VersionNotice() {
  const { site, locale, strings, view } = usePage();
  const latest = newerVersion(site, locale, view.path);
  if (!latest) return null;
  const { noticeTitle, noticeText, noPageInLatest, pageInLatest, startOfLatest } = strings.versions;
  return (
    <div className="version-notice">
      <Admonition kind="info" title={noticeTitle}>
        <p>
          {noticeText} <bdi>{thisVersion(site.config).label[locale]}</bdi>. {!latest.hasPage && `${noPageInLatest} `}
          <a href={latest.href} data-astro-reload="">
            {latest.hasPage ? pageInLatest : startOfLatest} <bdi>{latest.label}</bdi>
          </a>
        </p>
      </Admonition>
    </div>
  );
}
