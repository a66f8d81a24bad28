import { historyLabel, historyNotice } from '../../model/views/history.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Says next to the date of a post or release that it is illustrative history. */
export function HistoryLabel({ date }: { readonly date: string }) {
  const { site, locale } = usePage();
  const label = historyLabel(site, locale, date);
  return label === undefined ? null : <strong className="history-label">{label}</strong>;
}

/** Says from which date a list is more than illustrative history. */
export function HistoryNotice({ dates }: { readonly dates: readonly string[] }) {
  const { site, locale } = usePage();
  const notice = historyNotice(site, locale, dates);
  return notice === undefined ? null : <p className="history-notice">{notice}</p>;
}
