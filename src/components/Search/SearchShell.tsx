import type { SearchSettings } from '../../search/source.ts';
import { Island } from '../Island/Island.tsx';
import { useHref, usePage } from '../PageContext/PageContext.tsx';
import { SearchDialog } from './SearchDialog.tsx';

export function useSearchSettings(): SearchSettings {
  const { site, locale } = usePage();
  const href = useHref();
  const { search, searchFeedback } = site.config;
  const hosted = search.provider === 'embedded' ? undefined : { ...search, home: site.urls.page(locale, '') };
  return { hosted, page: href('/search'), feedback: href(searchFeedback) };
}

/** The closed dialog of a page. It opens at once and starts when its code has loaded. */
export function SearchShell() {
  const { strings } = usePage();
  const settings = useSearchSettings();
  return (
    <dialog id="search-dialog" className="search-dialog" aria-label={strings.search.dialog}>
      <Island
        name="searchDialog"
        component={SearchDialog}
        props={settings}
        failed={`${strings.search.errorTitle}. ${strings.search.errorText}`}
      />
    </dialog>
  );
}
