import type { Strings } from '../../model/config/strings.ts';
import type { Locale } from '../../model/text/locale.ts';
import { type PluralForms, plural } from '../../model/text/messages.ts';
import type { SearchState } from '../../search/session.ts';

/** Announcement of a screen reader about a search, with a sentence for the number found. Errors are alerts and need no announcement. */
export function statusText(
  { status, query, result }: SearchState,
  texts: Strings['search'],
  found: PluralForms,
  locale: Locale,
): string {
  if (status === 'loading') return texts.searching;
  if (status === 'stalled') return texts.stalled;
  if (status === 'error' || !result) return '';
  return result.total === 0 ? `${texts.noResults} ${query}` : plural(found, result.total, locale);
}
