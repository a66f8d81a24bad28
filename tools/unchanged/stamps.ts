import { createHash } from 'node:crypto';
import { selectedParts, showsCopies } from '../../src/copies/selection.ts';
import { copyName, copyPath } from '../../src/model/config/copies.ts';
import type { Entry } from '../../src/model/content/content.ts';
import { textFor } from '../../src/model/content/translation.ts';
import { addressOf, allViews, type Site } from '../../src/model/site.ts';
import { locales } from '../../src/model/text/locale.ts';
import type { PageView } from '../../src/model/views/pageView.ts';
import { storedAnswers } from '../../src/search/records/answers.ts';
import { searchRecords } from '../../src/search/records.ts';

/**
 * Digests of the sources of each part of the output: pages by address, files and folders by path.
 * Written pages affect the parts that show them, and by their titles all parts; so do `sources`.
 */
export function stampsOf(site: Site, sources: string): ReadonlyMap<string, string> {
  const shared = digest([
    sources,
    site.config,
    site.showsDrafts,
    [...site.docs.values(), ...site.standalonePages].map(known),
    // Feeds and lists show them, and they may show partials.
    site.posts.map((post) => textsOf(post).map(({ compiled }) => compiled.code)),
  ]);
  const ofPage = (view: PageView) => digest([shared, addressOf(view), ...ownInputs(view)]);
  const copies = locales.map((locale): [string, string] => {
    const pages = selectedParts(site, locale).flatMap((part) => part.pages.map(({ view }) => ofPage(view)));
    return [copyPath(copyName(site, locale)), digest([shared, site.revision.day, pages])];
  });
  return new Map([
    ['/api', digest([shared])],
    ...copies,
    ...locales.map((locale): [string, string] => [
      `/search/${locale}`,
      digest([shared, searchRecords(site, locale), storedAnswers(site, locale)]),
    ]),
    ...allViews(site).map((view): [string, string] => [
      addressOf(view),
      showsCopies(view) ? digest([ofPage(view), copies]) : ofPage(view),
    ]),
  ]);
}

/** All texts of a page, in every language that it has. */
const textsOf = ({ source, translations }: Entry<unknown>) => [
  source,
  ...locales.flatMap((locale) => translations[locale] ?? []),
];

/** Parts of a written page that other pages may show. */
const known = (entry: Site['standalonePages'][number]) => [
  entry.id,
  entry.path,
  entry.meta,
  textsOf(entry).map(({ locale, title, description, sidebarLabel }) => [locale, title, description, sidebarLabel]),
];

function ownInputs({ page, locale, updated, checked, state, stale }: PageView): readonly unknown[] {
  switch (page.kind) {
    case 'doc':
    case 'standalone': {
      const { code, headings, sheets } = textFor(page.entry, locale).text.compiled;
      return [updated, checked, state, stale, code, headings, sheets];
    }
    case 'apiOperation':
      return [updated, page.guides];
    default:
      return [updated];
  }
}

const digest = (inputs: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
