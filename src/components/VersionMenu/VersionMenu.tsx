import { versionLinks } from '../../model/docsVersions.ts';
import { Icon } from '../Icon/Icon.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/**
 * The versions of the docs, each leading to this page or, if it lacks the page, to its beginning. Nothing as long as there is one version.
 * It is at the top of a page and of the drawer: the navbar has no room for it.
 */
export function VersionMenu() {
  const { site, locale, strings, view } = usePage();
  const versions = versionLinks(site, locale, view.path);
  if (versions.length === 0) return null;
  return (
    <details className="dropdown version-menu" data-dropdown="">
      <summary>
        <span>
          {strings.versions.menu} <bdi>{versions.find(({ isCurrent }) => isCurrent)?.label}</bdi>
        </span>
        <Icon name="chevron" />
      </summary>
      <ul>
        {versions.map(({ label, href, isCurrent, hasPage }) => (
          <li key={href}>
            {/* Another version is another build: its pages are loaded whole. */}
            <a href={href} aria-current={isCurrent ? 'true' : undefined} data-astro-reload={isCurrent ? undefined : ''}>
              <bdi>{label}</bdi>
              {!hasPage && <small> {strings.versions.lacksPage}</small>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
