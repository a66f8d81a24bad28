import { type ComponentProps, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import { plural } from '../../model/text/messages.ts';
import { writeAddress } from '../../search/address.ts';
import { withRecent } from '../../search/saved.ts';
import type { SearchSession } from '../../search/session.ts';
import type { SearchSettings } from '../../search/source.ts';
import type { SearchResult } from '../../search/types.ts';
import { CrashBoundary } from '../Crash/CrashBoundary.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import type { IslandTexts } from '../Island/Island.tsx';
import { Announcement } from './Announcement.tsx';
import { comboboxProps } from './combobox.ts';
import { foundGroups, listId, offeredGroups } from './items.ts';
import { LimitNotice } from './LimitNotice.tsx';
import { ResultGroups } from './ResultGroups.tsx';
import { SearchField } from './SearchField.tsx';
import { isBusy, SearchOutcome } from './SearchOutcome.tsx';
import { Suggestions } from './Suggestions.tsx';
import { type StartSource, useOffer } from './useOffer.ts';
import { useQuery } from './useQuery.ts';
import { useRows } from './useRows.ts';
import { useSaved } from './useSaved.ts';
import { noSession, useSearchState } from './useSearchState.ts';
import { SearchTexts, useSearchTexts } from './useSearchTexts.ts';

interface Props extends SearchSettings, IslandTexts<SearchStrings> {
  /** Absent while the page is built. */
  readonly session?: SearchSession;
  readonly start?: StartSource;
}

/** The search dialog. As built it is a form that leads to the search page. */
export function SearchDialog({ page, feedback, strings, locale, session = noSession, start }: Props) {
  const islandTexts = useMemo(() => ({ strings, locale }), [strings, locale]);
  const [hydrated, setHydrated] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const { saved, read, change } = useSaved(locale);
  const { offer, read: readOffer } = useOffer(start);
  const search = useSearchState(session);
  const { status, result, query } = search;
  const { field, blank, literal, text, update, searchFor, searchLiterally } = useQuery(session, () => {
    activate(0);
    setShowsHistory(false);
  });
  const hits = status === 'error' ? undefined : result?.hits;
  const groups = useMemo(
    () => (blank ? offeredGroups(saved, offer) : foundGroups(hits ?? [], showsHistory)),
    [blank, saved, offer, hits, showsHistory],
  );
  const { ids, active, activate, pick, panelProps } = useRows(groups, session, (item) => {
    if (item.kind === 'recent') searchFor(item.query);
    else saveQuery();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was typed so far
  useEffect(() => {
    refresh();
    update();
    setHydrated(true);
  }, []);

  function refresh(): void {
    read();
    readOffer();
  }

  // Rendered later: the page of a followed link comes first.
  const saveQuery = () => startTransition(() => change((before) => withRecent(before, text())));

  return (
    <SearchTexts value={islandTexts}>
      <DialogForm
        action={page}
        onSubmit={(event) => (blank ? event.preventDefault() : saveQuery())}
        onReset={() => searchFor('')}
        data-busy={isBusy(search) || undefined}
        hydrated={hydrated}
        field={{
          ref: field,
          onFocus: refresh,
          onChange: update,
          // Before hydration it has no list yet.
          ...(hydrated &&
            comboboxProps({
              lists: groups.map(({ name }) => listId(name)),
              items: ids,
              active,
              isLate: () => !blank && session.state().query !== text(),
              onActive: activate,
              onPick: pick,
              onEscape: () => field.current?.closest('dialog')?.close(),
            })),
        }}
      />
      <div className="search-panel" {...panelProps}>
        <CrashBoundary texts={strings.error} onRetry={() => session.ask('')}>
          {hydrated && (
            <DialogContent
              {...{ session, search, blank, feedback }}
              onLiteral={searchLiterally}
              onChoose={searchFor}
              suggests={saved.recent.length + saved.favourites.length === 0}
            >
              <ResultGroups
                {...{ groups, active, saved, change }}
                problemsTitle={offer.title}
                onHistory={setShowsHistory}
              />
            </DialogContent>
          )}
        </CrashBoundary>
      </div>
      {hydrated && (
        <DialogFoot
          result={blank ? undefined : result}
          href={page + writeAddress({ query, section: undefined, page: 1, literal })}
          onClick={saveQuery}
        />
      )}
      <Announcement search={blank ? undefined : search} found={strings.search.results} />
    </SearchTexts>
  );
}

interface FormProps extends ComponentProps<'form'> {
  readonly hydrated: boolean;
  readonly field: ComponentProps<'input'>;
}

function DialogForm({ hydrated, field, ...form }: FormProps) {
  const { texts } = useSearchTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers lack <search>
    <form className="search-field" role="search" {...form}>
      <SearchField id="search-input" enterKeyHint="search" {...field} />
      {hydrated && (
        <button type="reset" className="icon-button search-clear" aria-label={texts.clear}>
          <Icon path={paths.clear} />
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
  );
}

interface ContentProps extends Pick<ComponentProps<typeof SearchOutcome>, 'search' | 'feedback' | 'onChoose'> {
  readonly session: SearchSession;
  readonly blank: boolean;
  /** True if queries to try are shown before anything is typed. */
  readonly suggests: boolean;
  readonly onLiteral: (query: string) => void;
  readonly children: ReactNode;
}

/** The lists, with messages; before anything is typed, with queries to try. */
function DialogContent({ session, blank, suggests, onLiteral, children, ...outcome }: ContentProps) {
  const { search, onChoose } = outcome;
  const { query } = search;
  return (
    <>
      <LimitNotice query={query} />
      {blank ? (
        children
      ) : (
        <SearchOutcome
          {...outcome}
          typed={query}
          onRetry={() => session.retry()}
          onLiteral={() => onLiteral(query)}
          onFurther={() => session.ask(query, { bySection: true, everywhere: true })}
        >
          {() => children}
        </SearchOutcome>
      )}
      {blank && suggests && (
        <div className="search-message">
          <Suggestions onChoose={onChoose} />
        </div>
      )}
    </>
  );
}

/** The link to all results, and what keys do. */
function DialogFoot({ result, ...link }: ComponentProps<'a'> & { readonly result: SearchResult | undefined }) {
  const { texts, locale } = useSearchTexts();
  return (
    <div className="search-foot">
      {result !== undefined && result.total > 0 && (
        <a {...link}>{result.isPartial ? texts.seeAllUncounted : plural(texts.seeAll, result.total, locale)}</a>
      )}
      <span className="key-hints" aria-hidden="true">
        <kbd>↵</kbd> {texts.select} <kbd>↑</kbd> <kbd>↓</kbd> {texts.navigate}
      </span>
    </div>
  );
}
