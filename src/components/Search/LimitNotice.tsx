import { formatNumber } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import { isCut, maxQueryLength } from '../../search/limits.ts';
import { useSearchTexts } from './useSearchTexts.ts';

/** Notice that a query has reached the longest length. */
export function LimitNotice({ query }: { readonly query: string }) {
  const { texts, locale } = useSearchTexts();
  return (
    <p className="search-notice" role="status" hidden={!isCut(query)}>
      {isCut(query) && fill(texts.tooLong, { count: formatNumber(maxQueryLength, locale) })}
    </p>
  );
}
