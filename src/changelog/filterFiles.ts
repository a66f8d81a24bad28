import { createHash } from 'node:crypto';
import { releaseView } from '../components/Changelog/releaseView.tsx';
import type { ChangelogEntry } from '../model/content.ts';
import type { Locale } from '../model/locale.ts';
import type { Site } from '../model/site.ts';
import type { FactsFile, TextsFile } from './files.ts';

const written = new WeakMap<Site, Map<Locale, Map<string, string>>>();

/** The files of the filter in a language, by name. The names carry a hash: servers and browsers may keep them for ever. */
export function filterFiles(site: Site, locale: Locale): ReadonlyMap<string, string> {
  const ofSite = written.get(site) ?? new Map<Locale, Map<string, string>>();
  written.set(site, ofSite);
  const known = ofSite.get(locale);
  if (known) return known;
  const texts = new Map(textsByYear(site, locale));
  const facts: FactsFile = {
    texts: Object.fromEntries([...texts].map(([year, content]) => [year, fileName(year, content)])),
    releases: site.changelog.map(({ date, version, changes }) => [
      date,
      version,
      changes.map((change) => [change.kind, change.for]),
    ]),
  };
  const factsContent = JSON.stringify(facts);
  const files = new Map([
    [fileName(factsName, factsContent), factsContent],
    ...[...texts].map(([year, content]): [string, string] => [fileName(year, content), content]),
  ]);
  ofSite.set(locale, files);
  return files;
}

const factsName = 'facts';

/** URL of the file of facts; those of the texts stand beside it. */
export function factsUrl(site: Site, locale: Locale): string {
  const name = [...filterFiles(site, locale).keys()].find((file) => file.startsWith(factsName));
  return site.urls.page(locale, `/docs/changelog/search/${name}`);
}

function textsByYear(site: Site, locale: Locale): [string, string][] {
  const years = Map.groupBy(site.changelog, ({ date }) => date.slice(0, 4));
  const textsOf = (entries: readonly ChangelogEntry[]): TextsFile =>
    Object.fromEntries(
      entries.map((entry) => [entry.date, releaseView(site, locale, entry).changes.map(({ html }) => html)]),
    );
  return [...years].map(([year, entries]) => [year, JSON.stringify(textsOf(entries))]);
}

function fileName(name: string, content: string): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.json`;
}
