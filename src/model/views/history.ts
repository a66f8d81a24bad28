import type { SiteConfig } from '../config/siteConfig.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import { formatDate, readerOf } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import { fill } from '../text/messages.ts';

type FirstPublished = Pick<SiteConfig, 'firstPublished'>;
type HistoryFacts = Pick<SiteContents, 'strings'> & { readonly config: FirstPublished & Pick<SiteConfig, 'locales'> };

/** True if a post or release is illustrative history: dated before the site was first published. */
export function isIllustrative(date: string, { firstPublished }: FirstPublished): boolean {
  return firstPublished !== undefined && date < firstPublished;
}

export function historyLabel({ config, strings }: HistoryFacts, locale: Locale, date: string): string | undefined {
  return isIllustrative(date, config) ? strings[locale].history.label : undefined;
}

/** The notice for a list of posts or releases, if any of its dates is illustrative history. */
export function historyNotice(
  { config, strings }: HistoryFacts,
  locale: Locale,
  dates: readonly string[],
): string | undefined {
  const { firstPublished } = config;
  if (firstPublished === undefined || !dates.some((date) => isIllustrative(date, config))) return undefined;
  return fill(strings[locale].history.notice, { date: formatDate(firstPublished, readerOf(config, locale)) });
}

/** A description for readers outside the site, with the label or notice. */
export function labelled(description: string, label: string | undefined): string {
  return label === undefined ? description : `${sentence(description)} ${sentence(label)}`;
}

const sentence = (text: string): string => (/[.!?؟…]$/.test(text) ? text : `${text}.`);
