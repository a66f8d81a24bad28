import {
  type ChangeEvent,
  type MouseEvent,
  type SubmitEvent,
  type UIEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import { plural } from '../../model/text/messages.ts';
import { writeAddress } from '../../search/address.ts';
import { limitQuery, rowsInSight } from '../../search/limits.ts';
import { withRecent } from '../../search/saved.ts';
import type { SearchSession } from '../../search/session.ts';
import type { SearchSettings } from '../../search/source.ts';
import { CrashBoundary } from '../Crash/CrashBoundary.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IslandTexts } from '../Island/Island.tsx';
import { Announcement } from './Announcement.tsx';
import { comboboxProps } from './combobox.ts';
import { foundGroups, listId, offeredGroups } from './items.ts';
import { LimitNotice } from './LimitNotice.tsx';
import { ResultGroups } from './ResultGroups.tsx';
import { SearchField } from './SearchField.tsx';
import { isBusy, SearchOutcome } from './SearchOutcome.tsx';
import { Suggestions } from './Suggestions.tsx';
import { followRow, useActiveRow } from './useActiveRow.ts';
import { type StartSource, useOffer } from './useOffer.ts';
import { useSaved } from './useSaved.ts';
import { noSession, useSearchState } from './useSearchState.ts';
import { SearchTexts } from './useSearchTexts.ts';

interface Props extends SearchSettings, IslandTexts<SearchStrings> {
  /** Absent while the page is built. */
  readonly session?: SearchSession;
  readonly start?: StartSource;
}

/** Pixels from the end of the list at which a reader has scrolled far enough to want more. */
const nearEnd = 200;

/** The search dialog. As built it is a form that leads to the search page. */
export function SearchDialog({ page, feedback, strings, locale, session = noSession, start }: Props) {
  const islandTexts = useMemo(() => ({ strings, locale }), [strings, locale]);
  const texts = strings.search;
  const field = useRef<HTMLInputElement>(null);
  const [hydrated, setHydrated] = useState(false);
  /** A ref, so that a keystroke renders nothing before its results come. */
  const typed = useRef<string>(undefined);
  const [blank, setBlank] = useState(true);
  const [literal, setLiteral] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const search = useSearchState(session);
  const { saved, read, change } = useSaved(locale);
  const { offer, read: readOffer } = useOffer(start);
  const { status, result, query } = search;
  const failed = status === 'error';
  const groups = useMemo(() => {
    if (blank) return offeredGroups(saved, offer);
    return failed ? [] : foundGroups(result?.hits ?? [], showsHistory);
  }, [blank, saved, offer, failed, result, showsHistory]);
  const { items, ids, active, activate, placeOf, onMouseMove } = useActiveRow(groups);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was typed so far
  useEffect(() => {
    refresh();
    type(limitQuery(field.current?.value ?? ''));
    setHydrated(true);
  }, []);

  // A reader at the last of the rows in sight wants to see more; one at the end, all there is.
  const atEnd = active > 0 && active === ids.length - 1;
  useEffect(() => {
    if (atEnd || active >= rowsInSight - 1) look(atEnd);
  });

  function refresh(): void {
    read();
    readOffer();
  }

  function type(text: string): void {
    if (text !== typed.current) session.ask(text, { bySection: true });
    typed.current = text;
    setBlank(text.trim() === '');
    activate(0);
    setLiteral(false);
    setShowsHistory(false);
  }

  function look(everywhere: boolean): void {
    session.look({ excerpts: ids.length, ...(everywhere && { everywhere }) });
  }

  function searchFor(text: string): void {
    if (field.current) field.current.value = text;
    field.current?.focus();
    type(text);
  }

  function searchLiterally(): void {
    setLiteral(true);
    session.ask(query, { literal: true, bySection: true });
    field.current?.focus();
  }

  function saveQuery(): void {
    change((before) => withRecent(before, limitQuery(field.current?.value ?? '')));
  }

  /** Handles a click or Enter on an item. */
  function select(place: number): void {
    const item = items[place];
    if (item?.kind === 'recent') searchFor(item.query);
    else if (item) saveQuery();
  }

  function pick(place: number, elsewhere: boolean): void {
    select(place);
    followRow(ids[place], elsewhere);
  }

  function onClick(event: MouseEvent): void {
    const onAction = event.target instanceof Element && event.target.closest('.result-action');
    if (!onAction) select(placeOf(event));
  }

  function onScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent): void {
    if (scrollTop > 0) look(scrollTop + clientHeight > scrollHeight - nearEnd);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (blank) event.preventDefault();
    else saveQuery();
  }

  return (
    <SearchTexts value={islandTexts}>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers lack <search> */}
      <form
        className="search-field"
        role="search"
        action={page}
        data-busy={isBusy(search) || undefined}
        onSubmit={onSubmit}
        onReset={() => searchFor('')}
      >
        <SearchField
          ref={field}
          id="search-input"
          enterKeyHint="search"
          onFocus={refresh}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(limitQuery(currentTarget.value))}
          {...comboboxProps({
            lists: groups.map(({ name }) => listId(name)),
            items: ids,
            active,
            onActive: activate,
            onPick: pick,
            onEscape: () => field.current?.closest('dialog')?.close(),
          })}
        />
        {hydrated && (
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the field has the keys of its rows */}
      <div
        className="search-panel"
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onMouseMove={onMouseMove}
        onMouseLeave={() => activate(0)}
        onClick={onClick}
        onScroll={onScroll}
      >
        <CrashBoundary texts={strings.error} onRetry={() => session.ask('')}>
          {hydrated && renderPanel()}
        </CrashBoundary>
      </div>
      {hydrated && (
        <div className="search-foot">
          {!blank && result !== undefined && result.total > 0 && (
            <a href={`${page}${writeAddress({ query, section: undefined, page: 1, literal })}`} onClick={saveQuery}>
              {result.isPartial ? texts.seeAllUncounted : plural(texts.seeAll, result.total, locale)}
            </a>
          )}
          <span className="key-hints" aria-hidden="true">
            <kbd>↵</kbd> {texts.select} <kbd>↑</kbd> <kbd>↓</kbd> {texts.navigate}
          </span>
        </div>
      )}
      <Announcement search={blank ? undefined : search} found={texts.results} />
    </SearchTexts>
  );

  function renderPanel() {
    const lists = (
      <ResultGroups
        groups={groups}
        active={active}
        saved={saved}
        change={change}
        problemsTitle={offer.title}
        onHistory={setShowsHistory}
      />
    );
    return (
      <>
        <LimitNotice query={query} />
        {blank ? (
          lists
        ) : (
          <SearchOutcome
            search={search}
            typed={query}
            feedback={feedback}
            onRetry={() => session.retry()}
            onLiteral={searchLiterally}
            onChoose={searchFor}
            onFurther={() => session.ask(query, { bySection: true, everywhere: true })}
          >
            {() => lists}
          </SearchOutcome>
        )}
        {blank && saved.recent.length + saved.favourites.length === 0 && (
          <div className="search-message">
            <Suggestions onChoose={searchFor} />
          </div>
        )}
      </>
    );
  }
}
