import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
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
import { SearchField } from './SearchField.tsx';
import { isBusy, SearchOutcome } from './SearchOutcome.tsx';
import { OfferedPages, Suggestions } from './Suggestions.tsx';
import { type AddressQuery, useAddress } from './useAddress.ts';
import { ownPages } from './useOffer.ts';
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

  useEffect(() => {
    const loadMore = () => {
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollY + 2 * innerHeight > scrollHeight;
      session.loadMore({ excerpts: hitsPerPage, ...(atEnd && { everywhere: true }) });
    };
    addEventListener('scroll', loadMore, { passive: true });
    return () => removeEventListener('scroll', loadMore);
  }, [session]);

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

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    settle();
  }

  const showsOffer = !result && !isBusy(search) && status !== 'error' && address.query === '';

  return (
    <SearchTexts value={islandTexts}>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers lack <search> */}
      <form
        className="search-box search-box-large"
        role="search"
        aria-label={texts.dialog}
        action={url}
        onSubmit={onSubmit}
      >
        <SearchField
          ref={field}
          id="page-search"
          enterKeyHint="search"
          onChange={({ currentTarget }) => type(limitQuery(currentTarget.value))}
        />
        <button type="submit">{texts.button}</button>
      </form>
      <LimitNotice query={address.query} />
      <div className="search-results" aria-busy={isBusy(search) || undefined}>
        <CrashBoundary texts={strings.error} onRetry={askAgain}>
          {showsOffer ? (
            <>
              {/* Below the problems, which are rendered before the chosen platform is known. */}
              <OfferedPages title={offered.title} pages={offered.problems} />
              {hydrated && platform && (
                <OfferedPages title={texts.yourPlatform} pages={ownPages(offered, platform())} />
              )}
              {hydrated && <Suggestions onChoose={searchFor} />}
            </>
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
