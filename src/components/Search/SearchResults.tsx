import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { plural } from '../../model/messages.ts';
import type { SearchStart } from '../../model/searchStart.ts';
import type { SearchStrings } from '../../model/strings.ts';
import type { SearchAddress } from '../../search/address.ts';
import { hitsPerPage, limitQuery } from '../../search/limits.ts';
import type { SearchSession } from '../../search/session.ts';
import type { SearchSettings } from '../../search/source.ts';
import type { IslandTexts } from '../Island/Island.tsx';
import { Announcement } from './Announcement.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { LimitNotice } from './LimitNotice.tsx';
import { NoResults } from './NoResults.tsx';
import { OfferedPages } from './OfferedPages.tsx';
import { Pager } from './Pager.tsx';
import { ResultText } from './ResultText.tsx';
import { SearchFailureMessage } from './SearchFailureMessage.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchNotice } from './SearchNotice.tsx';
import { SectionFilter } from './SectionFilter.tsx';
import { Suggestions } from './Suggestions.tsx';
import { type OwnPages, pagesOfReader } from './start.ts';
import { statusText } from './statusText.ts';
import { useAddress } from './useAddress.ts';
import { useRestoredScroll } from './useRestoredScroll.ts';
import { noSession, useSearchState } from './useSearchState.ts';

/** What the search page tells its island. */
export interface SearchPageSettings extends SearchSettings {
  readonly offered: SearchStart;
}

interface Props extends SearchPageSettings, IslandTexts<SearchStrings> {
  /** Absent while the page is built. */
  readonly session?: SearchSession;
  readonly own?: () => OwnPages;
}

/** What the search page shows. As built it is a form. */
export function SearchResults({ page: url, feedback, offered, strings, locale, session = noSession, own }: Props) {
  const texts = strings.search;
  const field = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [alive, setAlive] = useState(false);
  const search = useSearchState(session);
  const { address, go, type, settle, correct } = useAddress(showAddress, () => limitQuery(field.current?.value ?? ''));
  const { status, result } = search;
  const pages = Math.ceil((result?.total ?? 0) / hitsPerPage);
  useRestoredScroll(result !== undefined);

  // As built, the page cannot know whether its address holds a query.
  useEffect(() => setAlive(true), []);

  useEffect(() => {
    if (status === 'idle' && pages > 0 && address.page > pages) correct({ ...address, page: pages });
  });

  function showAddress({ query, section, page, literal }: SearchAddress): void {
    if (field.current && limitQuery(field.current.value) !== query) field.current.value = query;
    const where = section === undefined ? {} : { section };
    session.ask(query, { ...where, literal, limit: hitsPerPage, offset: (page - 1) * hitsPerPage });
  }

  function goToPage(next: SearchAddress): void {
    go(next);
    scrollTo({ top: 0, behavior: 'instant' });
    count.current?.focus({ preventScroll: true });
  }

  function searchFor(query: string): void {
    go({ query, section: undefined, page: 1, literal: false });
    field.current?.focus();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    settle();
  }

  const busy = status === 'loading' || status === 'stalled';

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, and older browsers do not know <search> */}
      <form
        className="search-box search-box-large"
        role="search"
        aria-label={texts.dialog}
        action={url}
        onSubmit={onSubmit}
      >
        <SearchField
          ref={field}
          texts={texts}
          id="page-search"
          enterKeyHint="search"
          onChange={({ currentTarget }) => type(limitQuery(currentTarget.value))}
        />
        <button type="submit">{texts.button}</button>
      </form>
      <LimitNotice query={address.query} texts={texts} locale={locale} />
      <div className="search-results" aria-busy={busy || undefined}>
        {renderResults()}
      </div>
      <Announcement text={statusText(search, texts, texts.documents, locale)} />
    </>
  );

  // Below the problems, which are there before the browser says what the reader's own pages are.
  function renderOffer() {
    return (
      <>
        <OfferedPages title={offered.title} pages={offered.problems} />
        {alive && own && <OfferedPages title={texts.ownPages} pages={pagesOfReader(offered, own(), texts)} />}
        {alive && <Suggestions texts={texts} onChoose={searchFor} />}
      </>
    );
  }

  function renderResults() {
    if (status === 'error') {
      // The address keeps the query.
      return (
        <SearchFailureMessage failure={search.failure} query="" strings={strings} onRetry={() => session.retry()} />
      );
    }
    const wait = busy && (!result || status === 'stalled') && (
      <p className="search-wait">{status === 'stalled' ? texts.stalled : texts.searching}</p>
    );
    if (!result) return wait || (address.query === '' && renderOffer());
    const filter =
      result.total > 0 || address.section ? (
        <SectionFilter address={address} counts={result.counts} texts={texts} locale={locale} onGo={go} />
      ) : null;
    return (
      <>
        {wait}
        {result.interpretation && (
          <SearchNotice
            interpretation={result.interpretation}
            texts={texts}
            onLiteral={() => go({ ...address, page: 1, literal: true })}
          />
        )}
        {filter}
        {result.total === 0 ? (
          <NoResults query={search.query} feedback={feedback} texts={texts} onChoose={searchFor} />
        ) : (
          <>
            <p ref={count} className="result-count" tabIndex={-1}>
              {plural(texts.documents, result.total, locale)}
            </p>
            <ol className="result-list" start={(address.page - 1) * hitsPerPage + 1} onClickCapture={settle}>
              {result.hits.map((hit) => (
                <li key={hit.id}>
                  <a
                    className="result-link"
                    href={hit.url}
                    {...(hit.external ? { target: '_blank', rel: 'noopener' } : {})}
                  >
                    <ResultText hit={hit} externalLabel={strings.chrome.externalLink} />
                  </a>
                  {hit.answer && <AnswerCard answer={hit.answer} texts={texts} locale={locale} />}
                </li>
              ))}
            </ol>
            <Pager address={address} pages={pages} texts={texts} locale={locale} onGo={goToPage} />
          </>
        )}
      </>
    );
  }
}
