import type { ReactNode } from 'react';
import { reloadWith } from '../../dom/reload.ts';
import { SearchFailure } from '../../search/provider.ts';
import type { SearchState } from '../../search/session.ts';
import type { Interpretation, SearchResult } from '../../search/types.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  readonly search: SearchState;
  /** The typed text, to keep across a reload; empty if the address contains it. */
  readonly typed: string;
  /** The address to report that there should be results. */
  readonly feedback: string;
  readonly onRetry: () => void;
  /** Searches for a query as it was typed. */
  readonly onLiteral: () => void;
  readonly onChoose: (query: string) => void;
  /** Searches the remaining content for the same query. */
  readonly onFurther: () => void;
  /** Shown above the results, even if there are none. */
  readonly above?: (result: SearchResult) => ReactNode;
  /** Renders the results, if there are any. */
  readonly children: (result: SearchResult) => ReactNode;
}

export const isBusy = ({ status }: SearchState): boolean => status === 'loading' || status === 'stalled';

/** Shows the state of a search: results, none, a failure, or that it is under way. */
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

/** Reason there are no results, with a remedy. */
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

/** A message with a query for `{query}`, isolated from the direction of the text. */
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

/** Notice of what else was searched for, or instead, with a way to search only as typed. */
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

/** Notice that nothing was found, what to try, and where to report it. */
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
