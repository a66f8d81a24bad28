import { platformPath } from '../product/platforms/platforms.ts';
import type { Urls } from './addresses/urls.ts';
import type { Configuration } from './config/configuration.ts';
import type { Locale } from './text/locale.ts';

/** A page that search offers before anything is typed. */
export interface StartPage {
  readonly label: string;
  readonly url: string;
}

export interface SearchStart {
  /** Heading of the problems. */
  readonly title: string;
  readonly problems: readonly StartPage[];
  /** The page of every platform by its id. */
  readonly platforms: Readonly<Record<string, StartPage>>;
}

export function searchStart(
  { home, platforms }: Pick<Configuration, 'home' | 'platforms'>,
  urls: Pick<Urls, 'page'>,
  locale: Locale,
): SearchStart {
  return {
    title: home.problems.title[locale],
    problems: home.problems.items[locale].map(({ label, to }) => ({ label, url: urls.page(locale, to) })),
    platforms: Object.fromEntries(
      Object.entries(platforms).map(([id, label]) => [id, { label, url: urls.page(locale, platformPath(id)) }]),
    ),
  };
}
