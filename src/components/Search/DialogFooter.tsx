import type { Strings } from '../../model/config/strings.ts';
import type { Locale } from '../../model/text/locale.ts';
import { plural } from '../../model/text/messages.ts';
import type { FoundResult } from '../../search/provider.ts';

interface Props {
  readonly result: FoundResult | undefined;
  /** URL of the search page with the query. */
  readonly all: string;
  readonly texts: Strings['search'];
  readonly locale: Locale;
  readonly onFollow: () => void;
}

/**
 * The foot of the dialog: the way to all results, with their number where all are counted, and what
 * keys do.
 */
export function DialogFooter({ result, all, texts, locale, onFollow }: Props) {
  return (
    <div className="search-foot">
      {result !== undefined && result.total > 0 && (
        <a href={all} onClick={onFollow}>
          {result.isPartial ? texts.seeAllUncounted : plural(texts.seeAll, result.total, locale)}
        </a>
      )}
      <span className="key-hints" aria-hidden="true">
        <kbd>↵</kbd> {texts.select} <kbd>↑</kbd> <kbd>↓</kbd> {texts.navigate}
      </span>
    </div>
  );
}
