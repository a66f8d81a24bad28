import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SearchStrings } from '../../model/strings.ts';
import { writeAddress } from '../../search/address.ts';
import { hitsPerGroup, limitQuery, maxQueryLength } from '../../search/limits.ts';
import { withRecent } from '../../search/saved.ts';
import type { SearchSession } from '../../search/session.ts';
import type { SearchSettings } from '../../search/source.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IslandTexts } from '../Island/Island.tsx';
import { Announcement } from './Announcement.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import type { Item } from './items.ts';
import { LimitNotice } from './LimitNotice.tsx';
import { NoResults } from './NoResults.tsx';
import { ResultGroups } from './ResultGroups.tsx';
import { SearchFailureMessage } from './SearchFailureMessage.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchNotice } from './SearchNotice.tsx';
import { Suggestions } from './Suggestions.tsx';
import { statusText } from './statusText.ts';
import { useDialogSearch } from './useDialogSearch.ts';
import { type StartSource, useOffer } from './useOffer.ts';
import { useSaved } from './useSaved.ts';
import { noSession } from './useSearchState.ts';

interface Props extends SearchSettings, IslandTexts<SearchStrings> {
  /** Absent while the page is built. */
  readonly session?: SearchSession;
  readonly start?: StartSource;
}

/** The content of the search dialog. As built it is a form that leads to the search page. */
export function SearchDialog({ page, feedback, strings, locale, session = noSession, start }: Props) {
  const texts = strings.search;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [alive, setAlive] = useState(false);
  const [literalQuery, setLiteralQuery] = useState<string>();
  const { saved, read, change, now } = useSaved(locale);
  const { offer, title: problemsTitle, read: readOffer } = useOffer(start, texts);
  const { autocomplete, view } = useDialogSearch({ session, saved, savedNow: now, offer, onSelect });
  const { query, collections, activeItemId, search } = view;

  useEffect(() => {
    // What was typed so far is the first query.
    read();
    readOffer();
    autocomplete.setQuery(limitQuery(field.current?.value ?? ''));
    // The focus came before the library could see it; a closed list would swallow the first arrow key.
    autocomplete.setIsOpen(true);
    void autocomplete.refresh();
    setAlive(true);
  }, [autocomplete, read, readOffer]);

  function showQuery(text: string): void {
    if (field.current) field.current.value = text;
    field.current?.focus();
  }

  function searchFor(text: string): void {
    showQuery(text);
    autocomplete.setQuery(text);
    void autocomplete.refresh();
  }

  function onSelect(item: Item, asked: string): void {
    if (item.kind === 'recent') showQuery(item.query);
    else change((before) => withRecent(before, asked));
  }

  function searchLiterally(): void {
    setLiteralQuery(query);
    session.ask(query, { literal: true, perSection: hitsPerGroup });
    field.current?.focus();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (query.trim() === '') event.preventDefault();
    else remember();
  }

  function remember(): void {
    change((before) => withRecent(before, limitQuery(field.current?.value ?? '')));
  }

  const input = autocomplete.getInputProps({ inputElement: null, maxLength: maxQueryLength });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      form.current?.closest('dialog')?.close();
    } else if (event.key !== 'Tab') input.onKeyDown(event);
  }

  const listed = collections.length > 0;
  const blank = query.trim() === '';
  const literal = literalQuery === query;
  const all = `${page}${writeAddress({ query, section: undefined, page: 1, literal })}`;
  const busy = search.status === 'loading' || search.status === 'stalled';

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, and older browsers do not know <search> */}
      <form
        ref={form}
        className="search-field"
        role="search"
        action={page}
        onSubmit={onSubmit}
        data-busy={busy || undefined}
      >
        <SearchField
          ref={field}
          texts={texts}
          labelId="search-label"
          id={input.id}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={listed}
          aria-controls={listed ? input['aria-controls'] : undefined}
          aria-activedescendant={listed ? input['aria-activedescendant'] : undefined}
          enterKeyHint={input.enterKeyHint}
          onChange={input.onChange}
          onCompositionEnd={input.onCompositionEnd}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            read();
            readOffer();
            input.onFocus(event);
          }}
        />
        {query !== '' && (
          <button
            type="button"
            className="icon-button search-clear"
            aria-label={texts.clear}
            onClick={() => searchFor('')}
          >
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
      <div className="search-panel" {...autocomplete.getPanelProps()}>
        {alive && <LimitNotice query={query} texts={texts} locale={locale} />}
        {alive && renderPanel()}
      </div>
      {alive && (
        <DialogFooter
          total={blank ? 0 : (search.result?.total ?? 0)}
          all={all}
          texts={texts}
          locale={locale}
          onFollow={remember}
        />
      )}
      <Announcement text={blank ? '' : statusText(search, texts, texts.results, locale)} />
    </>
  );

  function renderPanel() {
    const lists = (
      <ResultGroups
        autocomplete={autocomplete}
        collections={collections}
        activeItemId={activeItemId}
        saved={saved}
        change={change}
        strings={strings}
        locale={locale}
        problemsTitle={problemsTitle}
      />
    );
    if (blank) {
      if (saved.recent.length + saved.favourites.length > 0) return lists;
      return (
        <>
          <p className="search-notice">{texts.startTyping}</p>
          {lists}
          <div className="search-message">
            <Suggestions texts={texts} onChoose={searchFor} />
          </div>
        </>
      );
    }
    const { status, result } = search;
    if (status === 'error') {
      return (
        <SearchFailureMessage
          failure={search.failure}
          query={query}
          strings={strings}
          onRetry={() => session.retry()}
        />
      );
    }
    const wait = busy && (!result || status === 'stalled') && (
      <p className="search-wait">{status === 'stalled' ? texts.stalled : texts.searching}</p>
    );
    if (!result) return wait;
    if (result.total === 0) {
      return (
        <>
          {wait}
          <NoResults query={search.query} feedback={feedback} texts={texts} onChoose={searchFor} />
        </>
      );
    }
    return (
      <>
        {wait}
        {result.interpretation && (
          <SearchNotice interpretation={result.interpretation} texts={texts} onLiteral={searchLiterally} />
        )}
        {lists}
      </>
    );
  }
}
