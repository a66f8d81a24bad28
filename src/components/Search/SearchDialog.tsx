import { useEffect, useMemo, useRef, useState } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { SearchSession } from '../../search/session.ts';
import type { SearchSettings } from '../../search/source.ts';
import { CrashBoundary } from '../Crash/CrashBoundary.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IslandTexts } from '../Island/Island.tsx';
import { DialogPanel } from './DialogPanel.tsx';
import { SearchField } from './SearchField.tsx';
import type { StartSource } from './useOffer.ts';
import { noSession } from './useSearchState.ts';
import { SearchTexts } from './useSearchTexts.ts';

interface Props extends SearchSettings, IslandTexts<SearchStrings> {
  /** Absent while the page is built. */
  readonly session?: SearchSession;
  readonly start?: StartSource;
}

/**
 * The content of the search dialog. The form is all that is built, and leads to the search page; it
 * stays when the panel below it crashes.
 */
export function SearchDialog({ page, feedback, strings, locale, session = noSession, start }: Props) {
  const given = useMemo(() => ({ strings, locale }), [strings, locale]);
  const texts = strings.search;
  const field = useRef<HTMLInputElement>(null);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  return (
    <SearchTexts value={given}>
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, and older browsers do not know <search> */}
      <form className="search-field" role="search" action={page}>
        <SearchField
          ref={field}
          labelId="search-label"
          id="search-input"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={false}
          enterKeyHint="search"
        />
        {alive && (
          <button type="reset" className="icon-button search-clear" aria-label={texts.clear}>
            <Icon name="clear" />
          </button>
        )}
        <button type="submit" className="search-submit">
          {texts.button}
        </button>
        <button type="button" className="search-close" data-close-search="" aria-label={texts.close}>
          <kbd>Esc</kbd>
          <span>{texts.closeShort}</span>
        </button>
      </form>
      <CrashBoundary texts={strings.error} onRetry={() => session.ask('')}>
        <DialogPanel field={field} page={page} feedback={feedback} session={session} start={start} />
      </CrashBoundary>
    </SearchTexts>
  );
}
