import { createHash } from 'node:crypto';
import type { Site } from '../model/site.ts';
import type { Locale } from '../model/text/locale.ts';
import { memoize, memoizeByObject } from '../model/text/memoize.ts';
import { analysers } from './analysis/analysers.ts';
import type { AnswersFile } from './answers.ts';
import { type BuildFile, buildFileName, type SearchFile, searchFileName } from './fileNames.ts';
import { buildIndexes } from './indexBuilder.ts';
import { storedAnswers } from './records/answers.ts';
import { searchRecords } from './records.ts';

/** Hexadecimal digits of a build id: enough that two builds never share one. */
const idLength = 10;

/** The search files of a language. */
export interface SiteIndex {
  readonly build: string;
  /** JSON by the name of its file. */
  readonly files: ReadonlyMap<string, string>;
}

/** The search files of a language. The build id is a hash of them. */
export function siteIndex(site: Site, locale: Locale): SiteIndex {
  return indexOf(site)(locale);
}

/** Files of an index on a server, by name: the search files, and the one that names their build. */
export function servedFiles({ build, files }: SiteIndex): ReadonlyMap<string, string> {
  return new Map([...files, [buildFileName, JSON.stringify({ build } satisfies BuildFile)]]);
}

const indexOf = memoizeByObject((site: Site) => memoize((locale: Locale) => buildSiteIndex(site, locale)));

function buildSiteIndex(site: Site, locale: Locale): SiteIndex {
  const bundles = [...buildIndexes(searchRecords(site, locale), analysers[locale], '')];
  const answers = storedAnswers(site, locale);
  const build = hashOf([bundles, answers]);
  const files = bundles.flatMap(([bundle, { index, body, texts }]): [string, string][] => [
    fileOf(bundle, { ...index, b: build }),
    ...(body ? [fileOf('core-body', { ...body, b: build })] : []),
    ...texts.map(({ file }, part) => fileOf(`${bundle}-text-${part}`, { ...file, b: build })),
    ...(bundle === 'core' ? texts.map(({ urls }, part) => fileOf(`answers-${part}`, answersFile(urls))) : []),
  ]);

  function fileOf(file: SearchFile, content: unknown): [string, string] {
    return [searchFileName(file, build), JSON.stringify(content)];
  }
  function answersFile(urls: readonly string[]): AnswersFile {
    // A page may have the instructions of one of its sections, which are then in its file as well.
    const own = urls.flatMap((url) => [url, ...(typeof answers[url] === 'string' ? [url + answers[url]] : [])]);
    return { b: build, a: Object.fromEntries(own.flatMap((id) => (answers[id] ? [[id, answers[id]]] : []))) };
  }
  return { build, files: new Map(files) };
}

const hashOf = (files: unknown) => createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, idLength);
