import type { SearchStrings } from '../../model/strings.ts';
import { SearchFailure } from '../../search/provider.ts';

interface Props {
  readonly failure: unknown;
  readonly strings: SearchStrings;
  readonly onRetry: () => void;
}

/** Says that there are no results to be had and what the reader can do: ask again, or load a page that fits the search files. */
export function SearchFailureMessage({ failure, strings: { search: texts, error }, onRetry }: Props) {
  const stale = failure instanceof SearchFailure && failure.stale;
  return (
    <div className="search-message" role="alert">
      <p>
        <strong>{stale ? texts.staleTitle : texts.errorTitle}</strong>
      </p>
      <p>{stale ? texts.staleText : texts.errorText}</p>
      <button type="button" className="search-button" onClick={stale ? () => location.reload() : onRetry}>
        {stale ? texts.reload : error.retry}
      </button>
    </div>
  );
}
