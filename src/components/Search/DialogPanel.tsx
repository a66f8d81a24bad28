import { type MouseEvent, type RefObject, type UIEvent, useEffect, useMemo, useState } from 'react';
import { plural } from '../../model/text/messages.ts';
import { writeAddress } from '../../search/address.ts';
import { hitsPerSection, limitQuery, rowsInSight } from '../../search/limits.ts';
import { withRecent } from '../../search/saved.ts';
import type { SearchSession } from '../../search/session.ts';
import type { SearchSettings } from '../../search/source.ts';
import { Announcement } from './Announcement.tsx';
import { useDialogList } from './dialogList.ts';
import { type Group, itemsOf, listId, rowIds, withHistory } from './items.ts';
import { LimitNotice } from './LimitNotice.tsx';
import { ResultGroups } from './ResultGroups.tsx';
import { isBusy, SearchOutcome } from './SearchOutcome.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useCombobox } from './useCombobox.ts';
import { useFormEvents } from './useFormEvents.ts';
import { type StartSource, useOffer } from './useOffer.ts';
import { useSaved } from './useSaved.ts';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props extends Omit<SearchSettings, 'hosted'> {
  /** The field of the dialog, whose text is the query. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly session: SearchSession;
  readonly start: StartSource | undefined;
}

const noGroups: readonly Group[] = [];

/**
 * Pixels from the end of the list from which on a reader who scrolls wants to see what else there
 * is.
 */
const nearEnd = 200;

/**
 * The panel below the field of the dialog: results, or what is remembered and offered while nothing
 * is typed.
 */
export function DialogPanel({ field, page, feedback, session, start }: Props) {
  const { texts, locale } = useSearchTexts();
  const [ready, setReady] = useState(false);
  const [literalQuery, setLiteralQuery] = useState<string>();
  const { saved, read, change, now } = useSaved(locale);
  const { offer, title: problemsTitle, read: readOffer } = useOffer(start);
  const { list, view } = useDialogList(session, saved, now, offer);
  const { query, active, search } = view;
  const [historyOf, setHistoryOf] = useState<string>();
  const groups = useMemo(
    () => (search.status === 'error' && query.trim() !== '' ? noGroups : withHistory(view.groups, historyOf === query)),
    [search.status, query, view.groups, historyOf],
  );
  const ids = rowIds(groups);
  const busy = isBusy(search);

  useEffect(() => {
    // The first query is what was typed so far.
    read();
    readOffer();
    list.type(limitQuery(field.current?.value ?? ''));
    setReady(true);
  }, [list, read, readOffer, field]);

  useEffect(() => {
    field.current?.form?.toggleAttribute('data-busy', busy);
  }, [field, busy]);

  // A reader at the last of the rows in sight wants to see more; one at the end, all there is.
  const atEnd = active > 0 && active === ids.length - 1;
  useEffect(() => {
    if (atEnd || active >= rowsInSight - 1) look(atEnd);
  });

  function look(everywhere: boolean): void {
    session.look({ excerpts: ids.length, ...(everywhere && { everywhere }) });
  }

  function searchFor(text: string): void {
    if (field.current) field.current.value = text;
    field.current?.focus();
    list.type(text);
  }

  function remember(): void {
    change((before) => withRecent(before, limitQuery(field.current?.value ?? '')));
  }

  /** An item was clicked, or Enter pressed on it. */
  function select(place: number): void {
    const item = itemsOf(groups)[place];
    if (item?.kind === 'recent') searchFor(item.query);
    else if (item) remember();
  }

  useCombobox({
    field,
    lists: groups.map(({ name }) => listId(name)),
    items: ids,
    active,
    onActive: list.activate,
    onType: (text) => list.type(limitQuery(text)),
    onPick(place, elsewhere) {
      select(place);
      // The link is followed as if it were clicked, so that the router and the link's own target
      // decide.
      const link = document.getElementById(ids[place] ?? '')?.querySelector('a');
      if (!link) return;
      if (elsewhere) open(link.href, '_blank', 'noopener');
      else link.click();
    },
    onEscape: () => field.current?.closest('dialog')?.close(),
  });

  useFormEvents(field, {
    onFocus() {
      read();
      readOffer();
    },
    onReset: () => searchFor(''),
    onSubmit(event) {
      if (query.trim() === '') event.preventDefault();
      else remember();
    },
  });

  /** The place of the item that an event is about; -1 if it is about none. */
  function placeOf({ target }: MouseEvent): number {
    const row = target instanceof Element ? target.closest('.result') : null;
    return ids.indexOf(row?.querySelector('.result-cell')?.id ?? '');
  }

  function onMouseMove(event: MouseEvent): void {
    const place = placeOf(event);
    if (place >= 0 && place !== active) list.activate(place);
  }

  function onClick(event: MouseEvent): void {
    const onAction = event.target instanceof Element && event.target.closest('.result-action');
    if (!onAction) select(placeOf(event));
  }

  function onScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent): void {
    if (scrollTop > 0) look(scrollTop + clientHeight > scrollHeight - nearEnd);
  }

  function searchLiterally(): void {
    setLiteralQuery(query);
    session.ask(query, { literal: true, perSection: hitsPerSection });
    field.current?.focus();
  }

  const blank = query.trim() === '';
  const literal = literalQuery === query;

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the field has the keys of its rows */}
      <div
        className="search-panel"
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onMouseMove={onMouseMove}
        onMouseLeave={() => list.activate(0)}
        onClick={onClick}
        onScroll={onScroll}
      >
        {ready && <LimitNotice query={query} />}
        {ready && renderPanel()}
      </div>
      {ready && (
        <div className="search-foot">
          {!blank && search.result !== undefined && search.result.total > 0 && (
            <a href={`${page}${writeAddress({ query, section: undefined, page: 1, literal })}`} onClick={remember}>
              {search.result.isPartial ? texts.seeAllUncounted : plural(texts.seeAll, search.result.total, locale)}
            </a>
          )}
          <span className="key-hints" aria-hidden="true">
            <kbd>↵</kbd> {texts.select} <kbd>↑</kbd> <kbd>↓</kbd> {texts.navigate}
          </span>
        </div>
      )}
      <Announcement search={blank ? undefined : search} found={texts.results} />
    </>
  );

  function renderPanel() {
    const lists = (
      <ResultGroups
        groups={groups}
        active={active}
        saved={saved}
        change={change}
        problemsTitle={problemsTitle}
        onHistory={() => setHistoryOf(query)}
      />
    );
    if (blank) {
      if (saved.recent.length + saved.favourites.length > 0) return lists;
      return (
        <>
          {lists}
          <div className="search-message">
            <Suggestions onChoose={searchFor} />
          </div>
        </>
      );
    }
    return (
      <SearchOutcome
        search={search}
        typed={query}
        feedback={feedback}
        onRetry={() => session.retry()}
        onLiteral={searchLiterally}
        onChoose={searchFor}
        onFurther={() => session.ask(query, { perSection: hitsPerSection, everywhere: true })}
      >
        {() => lists}
      </SearchOutcome>
    );
  }
}
