import type { Locale } from '../../model/locale.ts';
import { plural } from '../../model/messages.ts';
import type { Strings } from '../../model/strings.ts';
import type { SearchState } from '../../search/session.ts';

/** What a screen reader is told of a search; errors are alerts and speak for themselves. */
export function statusText({ status, query, result }: SearchState, texts: Strings['search'], locale: Locale): string {
  if (status === 'loading') return texts.searching;
  if (status === 'stalled') return texts.stalled;
  if (status === 'error' || !result) return '';
  return result.total === 0 ? `${texts.noResults} ${query}` : plural(texts.results, result.total, locale);
}
