import type { Strings } from '../../model/config/strings.ts';
import { formatNumber } from '../../model/text/format.ts';
import type { Locale } from '../../model/text/locale.ts';
import { fill } from '../../model/text/messages.ts';
import { isCut, leavesOutWord, maxQueryLength } from '../../search/limits.ts';

interface Props {
  readonly query: string;
  readonly texts: Strings['search'];
  readonly locale: Locale;
}

/** Says that a query is as long as one may be, and where its last word is therefore not used, that as well. */
export function LimitNotice({ query, texts, locale }: Props) {
  return (
    <p className="search-notice" role="status" hidden={!isCut(query)}>
      {isCut(query) && fill(texts.tooLong, { count: formatNumber(maxQueryLength, locale) })}
      {leavesOutWord(query) && ` ${texts.lastWordLeftOut}`}
    </p>
  );
}
