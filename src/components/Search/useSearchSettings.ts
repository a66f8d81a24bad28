import type { SiteConfig } from '../../model/siteConfig.ts';
import type { HostedSource, SearchSettings } from '../../search/source.ts';
import { useHref, usePage } from '../PageContext/PageContext.tsx';

/** What this page tells the browser of search. */
export function useSearchSettings(): SearchSettings {
  const { site, locale } = usePage();
  const href = useHref();
  const { search, searchFeedback } = site.config;
  const source =
    search.provider === 'embedded'
      ? search
      : { ...search, home: site.urls.page(locale, ''), ...otherVersions(site.config) };
  return { source, page: href('/search'), feedback: href(searchFeedback) };
}

/** The addresses of the other versions of the docs, if there are any. */
function otherVersions({ docs, url }: SiteConfig): Pick<HostedSource, 'otherVersions'> {
  const others = docs.versions.flatMap(({ name, address }) =>
    name === docs.version || address === undefined ? [] : [[name, new URL(address, url).href.replace(/\/$/, '')]],
  );
  return others.length === 0 ? {} : { otherVersions: Object.fromEntries(others) };
}
