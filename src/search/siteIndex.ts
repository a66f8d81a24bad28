import { createHash } from 'node:crypto';
import type { Site } from '../model/site.ts';
import type { Locale } from '../model/text/locale.ts';
import { memoize, memoizeByObject } from '../model/text/memoize.ts';
import { analysers } from './analysis/analysers.ts';
import type { StoredAnswers } from './answers.ts';
import { type BuildFile, buildFileName, type SearchFile, searchFileName } from './fileNames.ts';
import { buildIndexes } from './indexBuilder.ts';
import { storedAnswers } from './records/answers.ts';
import { searchRecords } from './records.ts';

/** Hexadecimal digits of a build id: enough that two builds never share one. */
const idLength = 10;

export interface SiteIndex {
  readonly build: string;
  /** JSON by the name of its file. */
  readonly files: ReadonlyMap<string, string>;
}

/** The search files of a language. The build id is a hash of them. */
export function siteIndex(site: Site, locale: Locale): SiteIndex {
  return indexOf(site)(locale);
}

/** The files of an index on a server, by name: the search files, and the name of their build. */
export function servedFiles({ build, files }: SiteIndex): ReadonlyMap<string, string> {
  return new Map([...files, [buildFileName, JSON.stringify({ build } satisfies BuildFile)]]);
}

const indexOf = memoizeByObject((site: Site) => memoize((locale: Locale) => buildSiteIndex(site, locale)));

function buildSiteIndex(site: Site, locale: Locale): SiteIndex {
  const answers = storedAnswers(site, locale);
  const files = [...buildIndexes(searchRecords(site, locale), analysers[locale])].flatMap(
    ([bundle, { index, body, texts }]): (readonly [SearchFile, unknown])[] => [
      [bundle, index],
      ...(body ? [['core-body', body] as const] : []),
      ...texts.map(({ file }, number) => [`${bundle}-text-${number}`, file] as const),
      ...(bundle === 'core'
        ? texts.map(({ urls }, number) => [`answers-${number}`, answersOf(urls, answers)] as const)
        : []),
    ],
  );
  const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, idLength);
  return {
    build,
    files: new Map(files.map(([file, content]) => [searchFileName(file, build), JSON.stringify(content)])),
  };
}

/** The answers of some places, and of sections to which they refer. */
function answersOf(urls: readonly string[], answers: StoredAnswers): StoredAnswers {
  const own = urls.flatMap((url) => [url, ...(typeof answers[url] === 'string' ? [url + answers[url]] : [])]);
  return Object.fromEntries(own.flatMap((id) => (answers[id] ? [[id, answers[id]]] : [])));
}
