import { Island } from '../Island/Island.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { useSearchSettings } from './useSearchSettings.ts';

/** The search dialog of a page, closed. It opens at once (`src/browser/search.ts`), and starts when its code is there. */
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
