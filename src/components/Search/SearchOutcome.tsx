import type { ReactNode } from 'react';
import { reloadWith } from '../../dom/reload.ts';
import { SearchFailure } from '../../search/provider.ts';
import type { SearchState } from '../../search/session.ts';
import type { Interpretation, SearchResult } from '../../search/types.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  readonly search: SearchState;
  /** The text typed, for a page that has to be loaded again; empty where the address keeps it. */
  readonly typed: string;
  /** The address to report that there should be results. */
  readonly feedback: string;
  readonly onRetry: () => void;
  /** Searches for a query as it was typed. */
  readonly onLiteral: () => void;
  readonly onChoose: (query: string) => void;
  /** Searches for the same in what was not searched yet. */
  readonly onFurther: () => void;
  /** Is shown above the results, of which there may be none. */
  readonly above?: (result: SearchResult) => ReactNode;
  /** The results, of which there are some. */
  readonly children: (result: SearchResult) => ReactNode;
}

export const isBusy = ({ status }: SearchState): boolean => status === 'loading' || status === 'stalled';

/** Shows the state of a search: results, none, a failure, or that results are on their way. */
export function SearchOutcome(props: Props) {
  const { search, onLiteral, above, children } = props;
  const { status, result } = search;
  const { texts } = useSearchTexts();
  if (status === 'error') return <FailureMessage {...props} />;
  const wait = isBusy(search) && (!result || status === 'stalled') && (
    <p className="search-wait">{status === 'stalled' ? texts.stalled : texts.searching}</p>
  );
  if (!result) return wait;
  return (
    <>
      {wait}
      {result.interpretation && (
        <InterpretationNotice {...result.interpretation} typed={search.query} onLiteral={onLiteral} />
      )}
      {above?.(result)}
      {result.total === 0 ? <NoResults {...props} isPartial={result.isPartial === true} /> : children(result)}
    </>
  );
}

/** Says why there are no results, and offers what helps. */
function FailureMessage({ search: { failure }, typed, onRetry }: Props) {
  const { texts, strings } = useSearchTexts();
  const { title, text, label, press } = {
    network: { title: texts.errorTitle, text: texts.errorText, label: strings.error.retry, press: onRetry },
    stale: { title: texts.staleTitle, text: texts.staleText, label: texts.reload, press: () => reloadWith(typed) },
    browser: { title: texts.unsupportedTitle, text: texts.unsupportedText, label: '', press: undefined },
  }[failure instanceof SearchFailure ? failure.reason : 'network'];
  return (
    <div className="search-message" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      {press && (
        <button type="button" className="search-button" onClick={press}>
          {label}
        </button>
      )}
    </div>
  );
}

/** A message with a query in the place of `{query}`, isolated from the direction of the text. */
function QueryMessage({ message, query }: { readonly message: string; readonly query: string }) {
  const [before, after] = message.split('{query}');
  return (
    <>
      {before}
      <bdi>{query}</bdi>
      {after}
    </>
  );
}

/** Says what was searched for besides or instead, and offers what was typed alone. */
function InterpretationNotice({ kind, query, typed, onLiteral }: Interpretation & Pick<Props, 'typed' | 'onLiteral'>) {
  const { texts } = useSearchTexts();
  return (
    <p className="search-notice">
      <QueryMessage message={kind === 'layout' ? texts.showingFor : texts.alsoFor} query={query} />{' '}
      <button type="button" className="link-button" onClick={onLiteral}>
        <QueryMessage message={texts.insteadFor} query={typed} />
      </button>
    </p>
  );
}

/** Says that nothing was found, what to try, and where to tell us. */
function NoResults({ search, feedback, isPartial, onChoose, onFurther }: Props & { readonly isPartial: boolean }) {
  const { texts } = useSearchTexts();
  return (
    <div className="search-message">
      <p className="no-results">
        {texts.noResults}{' '}
        <strong>
          <bdi>{search.query}</bdi>
        </strong>
      </p>
      {isPartial && (
        <p>
          <button type="button" className="link-button" onClick={onFurther}>
            {texts.searchFurther}
          </button>
        </p>
      )}
      <Suggestions onChoose={onChoose} />
      <p>
        {texts.believe} <a href={feedback}>{texts.letUsKnow}</a>
      </p>
    </div>
  );
}
