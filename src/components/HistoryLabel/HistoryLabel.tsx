import { historyLabel, historyNotice } from '../../model/views/history.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Marks a post or release as illustrative history, next to its date. */
export function HistoryLabel({ date }: { readonly date: string }) {
  const { site, locale } = usePage();
  const label = historyLabel(site, locale, date);
  return label === undefined ? null : <strong className="history-label">{label}</strong>;
}

/** Notice of the date from which a list is more than illustrative history. */
export function HistoryNotice({ dates }: { readonly dates: readonly string[] }) {
  const { site, locale } = usePage();
  const notice = historyNotice(site, locale, dates);
  return notice === undefined ? null : <p className="history-notice">{notice}</p>;
}
