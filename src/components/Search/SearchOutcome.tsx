import type { ReactNode } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { FoundResult } from '../../search/provider.ts';
import type { SearchState } from '../../search/session.ts';
import { NoResults } from './NoResults.tsx';
import { SearchFailureMessage } from './SearchFailureMessage.tsx';
import { SearchNotice } from './SearchNotice.tsx';

interface Props {
  readonly search: SearchState;
  /** The text typed, for a page that has to be loaded again; empty where the address keeps it. */
  readonly typed: string;
  /** The address to report that there should be results. */
  readonly feedback: string;
  readonly strings: SearchStrings;
  readonly onRetry: () => void;
  /** Searches for a query as it was typed. */
  readonly onLiteral: () => void;
  /** Searches for a suggestion. */
  readonly onChoose: (query: string) => void;
  /** Searches for the same in what was not searched yet. */
  readonly onFurther: () => void;
  /** Is shown above the results, of which there may be none. */
  readonly above?: (result: FoundResult) => ReactNode;
  /** The results, of which there are some. */
  readonly children: (result: FoundResult) => ReactNode;
}

/** True while results are on their way. */
export const isBusy = ({ status }: SearchState): boolean => status === 'loading' || status === 'stalled';

/** Shows the state of a search: results, none, a failure, or that results are on their way. */
export function SearchOutcome(props: Props) {
  const { search, typed, feedback, strings, onRetry, onLiteral, onChoose, onFurther, above, children } = props;
  const { status, result, failure, query } = search;
  const texts = strings.search;
  if (status === 'error')
    return <SearchFailureMessage failure={failure} query={typed} strings={strings} onRetry={onRetry} />;
  const wait = isBusy(search) && (!result || status === 'stalled') && (
    <p className="search-wait">{status === 'stalled' ? texts.stalled : texts.searching}</p>
  );
  if (!result) return wait;
  return (
    <>
      {wait}
      {result.interpretation && (
        <SearchNotice interpretation={result.interpretation} texts={texts} onLiteral={onLiteral} />
      )}
      {above?.(result)}
      {result.total === 0 ? (
        <NoResults
          query={query}
          feedback={feedback}
          texts={texts}
          onChoose={onChoose}
          onFurther={result.isPartial ? onFurther : undefined}
        />
      ) : (
        children(result)
      )}
    </>
  );
}
