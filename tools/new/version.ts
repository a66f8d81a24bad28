import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readConfiguration } from '../../src/content/configuration.ts';
import { versionPagesFile } from '../../src/model/docsVersions.ts';
import { leadsToFile } from '../../src/model/redirectFiles.ts';
import { filesOf } from '../filesOf.ts';
import { readRedirects } from '../readRedirects.ts';
import { type Created, Refusal } from './created.ts';

/** What is read of `site.json`: of the versions of the docs, only the one that the build holds has documents. */
const metadata = z.object({
  docsVersions: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      mainDocId: z.string().optional(),
      docs: z.array(z.object({ id: z.string(), path: z.string() })).optional(),
    }),
  ),
});

/** The list of the pages of another version of the docs, from the folder of its build. A list that is there is written again. */
export function newVersion(root: string, folder: string): Created {
  const { config } = readConfiguration();
  const { path: language } = config.locales.en;
  const described = join(folder, language, 'site.json');
  if (!existsSync(described))
    throw new Refusal(
      `${folder} is not the folder of a built site, such as ../docs-6.x/dist: it has no ${language}/site.json.`,
    );
  const versions = metadata.parse(JSON.parse(readFileSync(described, 'utf8'))).docsVersions;
  const built = versions.find(({ docs }) => docs !== undefined);
  const main = built?.docs?.find(({ id }) => id === built.mainDocId);
  if (!built || !main) throw new Refusal(`${described} names no version with its documents and the first of them.`);
  if (built.name === config.docs.version)
    throw new Refusal(
      `The site in ${folder} is version "${built.name}", as docs.version in site/site.config.ts says of this one; each has its own.`,
    );
  const file = versionPagesFile(built.name);
  const list = { main: `/docs${main.path.slice(built.path.length)}`, pages: pagesOf(folder, language) };
  const text = `${JSON.stringify(list, null, 2)}\n`;
  const isKnown = config.docs.versions.some(({ name }) => name === built.name);
  return {
    files: existsSync(join(root, file)) ? new Map() : new Map([[file, text]]),
    changed: existsSync(join(root, file)) ? new Map([[file, text]]) : new Map(),
    warnings: [],
    next: [
      ...(isKnown
        ? []
        : [
            `Add "${built.name}" to docs.versions in site/site.config.ts, with its label and the address of its build.`,
          ]),
      'Run "npm run check": it names what the versions lack.',
      `In the branch of "${built.name}", write the list of the pages of this version in the same way.`,
    ],
  };
}

/** Paths of the pages of a built site without language, sorted: from the English ones, as every language has the same. */
function pagesOf(folder: string, language: string): string[] {
  const redirects = readRedirects(folder);
  return filesOf(folder)
    .filter((file) => file.startsWith(`${language}/`) && file.endsWith('.html') && !file.endsWith('/404.html'))
    .filter((file) => leadsToFile(file, redirects) === undefined)
    .map((file) => file.slice(language.length).replace(/(\/index)?\.html$/, '') || '/')
    .sort();
}
