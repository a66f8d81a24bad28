import type { Locale } from '../../model/locale.ts';
import { plural } from '../../model/messages.ts';
import type { Strings } from '../../model/strings.ts';

interface Props {
  /** Number of results in all; none shows no link. */
  readonly total: number;
  /** URL of the search page with the query. */
  readonly all: string;
  readonly texts: Strings['search'];
  readonly locale: Locale;
  readonly onFollow: () => void;
}

/** The foot of the dialog: the way to all results, and what keys do. */
export function DialogFooter({ total, all, texts, locale, onFollow }: Props) {
  return (
    <div className="search-foot">
      {total > 0 && (
        <a href={all} onClick={onFollow}>
          {plural(texts.seeAll, total, locale)}
        </a>
      )}
      <span className="key-hints" aria-hidden="true">
        <kbd>↵</kbd> {texts.select} <kbd>↑</kbd> <kbd>↓</kbd> {texts.navigate}
      </span>
    </div>
  );
}
