import { type Filter, type FilterNames, writeFilter } from '../../changelog/filter.ts';
import type { Found } from '../../changelog/find.ts';
import { opensElsewhere } from '../../dom/opensElsewhere.ts';
import type { Strings } from '../../model/config/strings.ts';
import { formatNumber, type Reader } from '../../model/text/format.ts';
import type { Locale } from '../../model/text/locale.ts';
import { fill, plural } from '../../model/text/messages.ts';
import { ReleaseList } from './ReleaseList.tsx';

/** How far a search is. While the next result is on its way the last one stays. */
export type Search =
  | { readonly status: 'idle' | 'failed'; readonly found?: undefined }
  | { readonly status: 'loading'; readonly found?: Found | undefined }
  | { readonly status: 'found'; readonly found: Found };

export interface FilterResultsProps {
  readonly filter: Filter;
  readonly search: Search;
  readonly reader: Reader;
  readonly names: FilterNames;
  readonly strings: Strings;
  readonly onRetry: () => void;
  readonly onPage: (page: number) => void;
}

/** Results: number of changes, their releases, links to further pages. */
export function FilterResults({ filter, search, reader, names, strings, onRetry, onPage }: FilterResultsProps) {
  const { status, found } = search;
  return (
    <>
      <p role="status" className="filter-status" tabIndex={-1}>
        {statusText(search, strings, reader.locale)}
      </p>
      {status === 'failed' && (
        <div role="alert" className="load-failure">
          <p>{strings.changelog.failed}</p>
          <button type="button" onClick={onRetry}>
            {strings.error.retry}
          </button>
        </div>
      )}
      {found && (
        <div className="filter-results" aria-busy={status === 'loading'}>
          <ReleaseList releases={found.shown} reader={reader} names={names} strings={strings} />
          <ResultPages filter={filter} found={found} locale={reader.locale} strings={strings} onPage={onPage} />
        </div>
      )}
    </>
  );
}

function statusText({ status, found }: Search, { changelog, chrome }: Strings, locale: Locale): string {
  if (status === 'loading') return chrome.loading;
  if (status !== 'found') return '';
  if (found.changes === 0) return changelog.noMatch;
  return `${plural(changelog.changes, found.changes, locale)} ${plural(changelog.inReleases, found.releases, locale)}`;
}

type ResultPagesProps = Pick<FilterResultsProps, 'filter' | 'strings' | 'onPage'> & {
  readonly found: Found;
  readonly locale: Locale;
};

function ResultPages({ filter, found: { page, pages }, locale, strings, onPage }: ResultPagesProps) {
  if (pages === 1) return null;
  const link = (target: number, rel: 'prev' | 'next', label: string) => (
    <a
      className={`pagination-${rel}`}
      rel={rel}
      href={writeFilter({ ...filter, page: target }) || '?'}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onPage(target);
      }}
    >
      <small>{label}</small>
      <span>
        {fill(strings.changelog.pageOf, { page: formatNumber(target, locale), pages: formatNumber(pages, locale) })}
      </span>
    </a>
  );
  return (
    <nav className="pagination" aria-label={strings.changelog.pages}>
      {page > 1 && link(page - 1, 'prev', strings.changelog.newerResults)}
      {page < pages && link(page + 1, 'next', strings.changelog.olderResults)}
    </nav>
  );
}
