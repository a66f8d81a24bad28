import { createHash } from 'node:crypto';
import type { ChangelogEntry } from '../model/content/content.ts';
import type { Site } from '../model/site.ts';
import type { Locale } from '../model/text/locale.ts';
import { memoize, memoizeByObject } from '../model/text/memoize.ts';
import type { FactsFile, TextsFile } from './files.ts';
import { releaseView } from './releaseView.ts';

/** The filter's files by name. A hash in each name lets browsers keep them forever. */
export function filterFiles(site: Site, locale: Locale): ReadonlyMap<string, string> {
  return filesOf(site)(locale);
}

const filesOf = memoizeByObject((site: Site) =>
  memoize((locale: Locale): ReadonlyMap<string, string> => {
    const texts = textsByYear(site, locale);
    const facts: FactsFile = {
      texts: Object.fromEntries(texts.map(([year, content]) => [year, fileName(year, content)])),
      releases: site.changelog.map(({ date, version, changes }) => [
        date,
        version,
        changes.map((change) => [change.kind, change.for]),
      ]),
    };
    const contents: [string, string][] = [[factsName, JSON.stringify(facts)], ...texts];
    return new Map(contents.map(([name, content]) => [fileName(name, content), content]));
  }),
);

const factsName = 'facts';

/** URL of the file of facts; those of the texts are in the same folder. */
export function factsUrl(site: Site, locale: Locale): string {
  const name = [...filterFiles(site, locale).keys()].find((file) => file.startsWith(factsName));
  return site.urls.page(locale, `/docs/changelog/search/${name}`);
}

function textsByYear(site: Site, locale: Locale): [string, string][] {
  const years = Map.groupBy(site.changelog, ({ date }) => date.slice(0, 4));
  const textsOf = (entries: readonly ChangelogEntry[]): TextsFile =>
    Object.fromEntries(
      entries.map((entry) => {
        const { headline, changes } = releaseView(site, locale, entry);
        return [entry.date, [headline, changes.map(({ content }) => content)]];
      }),
    );
  return [...years].map(([year, entries]) => [year, JSON.stringify(textsOf(entries))]);
}

function fileName(name: string, content: string): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.json`;
}
