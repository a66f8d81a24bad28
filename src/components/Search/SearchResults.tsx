import { useEffect, useMemo, useRef, useState } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { SearchStart } from '../../model/searchStart.ts';
import { plural } from '../../model/text/messages.ts';
import { optionsOf, type SearchAddress } from '../../search/address.ts';
import { hitsPerPage, limitQuery } from '../../search/limits.ts';
import type { SearchSession } from '../../search/session.ts';
import type { SearchSettings } from '../../search/source.ts';
import { CrashBoundary } from '../Crash/CrashBoundary.tsx';
import type { IslandTexts } from '../Island/Island.tsx';
import { Pager, SectionFilter } from './AddressLinks.tsx';
import { Announcement } from './Announcement.tsx';
import { LimitNotice } from './LimitNotice.tsx';
import { PageOfResults } from './PageOfResults.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchOffer } from './SearchOffer.tsx';
import { isBusy, SearchOutcome } from './SearchOutcome.tsx';
import { type AddressQuery, useAddress } from './useAddress.ts';
import { useRestoredScroll } from './useRestoredScroll.ts';
import { noSession, useSearchState } from './useSearchState.ts';
import { SearchTexts } from './useSearchTexts.ts';

export interface SearchPageSettings extends SearchSettings {
  readonly offered: SearchStart;
}

interface Props extends SearchPageSettings, IslandTexts<SearchStrings> {
  /** Absent while the page is built. */
  readonly session?: SearchSession;
  readonly platform?: () => string;
  readonly query?: AddressQuery;
}

/** Content of the search page. As built it is a form. */
export function SearchResults({
  page: url,
  feedback,
  offered,
  strings,
  locale,
  session = noSession,
  platform,
  query: addressQuery,
}: Props) {
  const islandTexts = useMemo(() => ({ strings, locale }), [strings, locale]);
  const texts = strings.search;
  const field = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const search = useSearchState(session);
  const { address, go, type, settle, correct } = useAddress(
    addressQuery,
    (next) => showAddress(next),
    () => limitQuery(field.current?.value ?? ''),
  );
  const { status, result } = search;
  const pages = Math.ceil((result?.total ?? 0) / hitsPerPage);
  useRestoredScroll(result !== undefined);
  useMoreOnScroll(session);

  // As built, the page cannot know whether its address has a query.
  useEffect(() => setHydrated(true), []);

  useEffect(() => {
    if (status === 'idle' && pages > 0 && !result?.isPartial && address.page > pages)
      correct({ ...address, page: pages });
  });

  function showAddress(next: SearchAddress, everywhere?: boolean): void {
    const { query } = next;
    if (field.current && limitQuery(field.current.value) !== query) field.current.value = query;
    session.ask(query, optionsOf(next, everywhere));
  }

  /** Clears the previous result, which may be damaged, and searches again. */
  function askAgain(): void {
    session.ask('');
    showAddress(address);
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

  const showsOffer = !result && !isBusy(search) && status !== 'error' && address.query === '';

  return (
    <SearchTexts value={islandTexts}>
      <SearchForm action={url} field={field} onType={type} onSubmit={settle} />
      <LimitNotice query={address.query} />
      <div className="search-results" aria-busy={isBusy(search) || undefined}>
        <CrashBoundary texts={strings.error} onRetry={askAgain}>
          {showsOffer ? (
            <SearchOffer offered={offered} platform={hydrated ? platform?.() : undefined} onChoose={searchFor} />
          ) : (
            <SearchOutcome
              search={search}
              typed=""
              feedback={feedback}
              onRetry={() => session.retry()}
              onLiteral={() => go({ ...address, page: 1, literal: true })}
              onChoose={searchFor}
              onFurther={() => showAddress(address, true)}
              above={({ total }) => (total > 0 || address.section) && <SectionFilter address={address} onGo={go} />}
            >
              {({ total, hits, isPartial }) => (
                <>
                  <p ref={count} className="result-count" tabIndex={-1}>
                    {isPartial ? texts.best : plural(texts.documents, total, locale)}
                  </p>
                  <PageOfResults hits={hits} address={address} onFollow={settle} />
                  <Pager address={address} pages={pages} onGo={goToPage} />
                </>
              )}
            </SearchOutcome>
          )}
        </CrashBoundary>
      </div>
      <Announcement search={search} found={texts.documents} />
    </SearchTexts>
  );
}

/** Loads more of the results as the reader scrolls: excerpts, and at the end all there is. */
function useMoreOnScroll(session: SearchSession): void {
  useEffect(() => {
    const loadMore = () => {
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollY + 2 * innerHeight > scrollHeight;
      session.loadMore({ excerpts: hitsPerPage, ...(atEnd && { everywhere: true }) });
    };
    addEventListener('scroll', loadMore, { passive: true });
    return () => removeEventListener('scroll', loadMore);
  }, [session]);
}
