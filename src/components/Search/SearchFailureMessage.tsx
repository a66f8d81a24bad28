import { reloadWith } from '../../dom/reload.ts';
import type { SearchStrings } from '../../model/config/strings.ts';
import { type FailureReason, SearchFailure } from '../../search/provider.ts';

interface Props {
  readonly failure: unknown;
  readonly strings: SearchStrings;
  /** The typed text, which is there again after the page was loaded again. */
  readonly query: string;
  readonly onRetry: () => void;
}

/** Says why there are no results and what the reader can do: ask again, load a page that fits the search files, or use the menu. */
export function SearchFailureMessage({ failure, query, strings: { search: texts, error }, onRetry }: Props) {
  const reason: FailureReason = failure instanceof SearchFailure ? failure.reason : 'line';
  const { title, text, button } = {
    line: { title: texts.errorTitle, text: texts.errorText, button: { label: error.retry, press: onRetry } },
    stale: {
      title: texts.staleTitle,
      text: texts.staleText,
      button: { label: texts.reload, press: () => reloadWith(query) },
    },
    browser: { title: texts.unsupportedTitle, text: texts.unsupportedText, button: undefined },
  }[reason];
  return (
    <div className="search-message" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      {button && (
        <button type="button" className="search-button" onClick={button.press}>
          {button.label}
        </button>
      )}
    </div>
  );
}
