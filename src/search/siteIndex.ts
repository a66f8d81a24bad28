import { createHash } from 'node:crypto';
import type { Locale } from '../model/locale.ts';
import { memoize, memoizeByObject } from '../model/memoize.ts';
import type { Site } from '../model/site.ts';
import { analysers } from './analysis/analysers.ts';
import { knownWords } from './analysis/knownWords.ts';
import type { AnswersFile } from './answers.ts';
import { answersFileName, indexFileName, textFileName, wordsFileName } from './fileNames.ts';
import { buildIndexes, buildWords } from './indexBuilder.ts';
import { storedAnswers } from './records/answers.ts';
import { searchRecords } from './records.ts';

/** Hexadecimal digits of a build id: enough that two builds never share one, few because every page carries it. */
const idLength = 10;

/** The search files of a language, and the id that pages ask for them by. */
export interface SiteIndex {
  readonly build: string;
  /** JSON by the name of its file. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * The search files of a language, built once for a site. The build id is a hash of the files, so that it changes with the content
 * and with its analysis, and only in the language concerned. In development and previews it is the time at which the site was read.
 */
export function siteIndex(site: Site, locale: Locale): SiteIndex {
  return indexOf(site)(locale);
}

/** The build id alone. In development pages name it without the search files being built: that takes longer than all the rest of a page. */
export function searchBuild(site: Site, locale: Locale): string {
  return site.showsDrafts ? timeOf(site) : siteIndex(site, locale).build;
}

const timeOf = memoizeByObject((_site: Site) => Date.now().toString(16).padStart(idLength, '0').slice(-idLength));

const indexOf = memoizeByObject((site: Site) => memoize((locale: Locale) => buildSiteIndex(site, locale)));

function buildSiteIndex(site: Site, locale: Locale): SiteIndex {
  const bundles = [...buildIndexes(searchRecords(site, locale), analysers[locale], '')];
  const words = buildWords(knownWords[locale], analysers[locale], '');
  const answers = storedAnswers(site, locale);
  const build = site.showsDrafts ? timeOf(site) : hashOf([bundles, words, answers]);
  const files = bundles.flatMap(([bundle, { index, text }]): [string, string][] => [
    [indexFileName(bundle, build), JSON.stringify({ ...index, b: build })],
    [textFileName(bundle, build), JSON.stringify({ ...text, b: build })],
  ]);
  const others: [string, string][] = [
    [wordsFileName(build), JSON.stringify({ ...words, b: build })],
    [answersFileName(build), JSON.stringify({ b: build, a: answers } satisfies AnswersFile)],
  ];
  return { build, files: new Map([...files, ...others]) };
}

const hashOf = (files: unknown) => createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, idLength);
