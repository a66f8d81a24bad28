/**
 * Whatever a writer does to a text: `npm run check` and the build end with sentences, a text that passes is on the site, and its page
 * renders without markup that leads away. `FUZZ_TRIES` and `FUZZ_SEED` set how many texts are tried and which.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../../src/check/checkSite.ts';
import { refusedMarkup } from '../../../src/check/output/refusedMarkup.ts';
import { Page } from '../../../src/components/Page/Page.tsx';
import { pageContext } from '../../../src/components/PageContext/PageContext.tsx';
import { loadSite } from '../../../src/content/loadSite.ts';
import { readFolder } from '../../../src/content/sourceFile.ts';
import { operationPath } from '../../../src/model/api/paths.ts';
import { outsideHosts } from '../../../src/model/config/siteConfig.ts';
import { entryPath } from '../../../src/model/pages/changelog.ts';
import { ProblemsError } from '../../../src/model/problems/problems.ts';
import type { Site } from '../../../src/model/site.ts';
import { locales } from '../../../src/model/text/locale.ts';
import { configurationOf, copySite } from '../smallSite.ts';
import { mistakes } from './mutations.ts';

const tries = Number(process.env.FUZZ_TRIES ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 1);

const repository = join(import.meta.dirname, '../../..');
/** The text in hand: a crash of the compiler leaves it here. */
const lastText = join(repository, '.cache', 'fuzz', 'last.txt');
mkdirSync(dirname(lastText), { recursive: true });

const copy = copySite();
const configuration = await configurationOf();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A real text, and the file of the small site whose place it takes. */
interface Text {
  readonly file: string;
  readonly text: string;
  /** Path of a page that shows it. */
  readonly page: string;
}

const texts: readonly Text[] = [
  ...locales.flatMap((locale) => [
    ...real(`content/${locale}/docs`, '.mdx').map((text) => ({
      file: `content/${locale}/docs/guide/slow.mdx`,
      text,
      page: '/docs/guide/slow',
    })),
    ...real(`content/${locale}/blog`, '.mdx').map((text) => ({
      file: `content/${locale}/blog/beginning.mdx`,
      text,
      page: '/blog/beginning',
    })),
    ...real(`content/${locale}/partials`, '.mdx').map((text) => ({
      file: `content/${locale}/partials/shop.mdx`,
      text,
      page: '/docs/services/platforms/ios',
    })),
    {
      file: `api/text/${locale}.yaml`,
      text: readFileSync(join(copy, `api/text/${locale}.yaml`), 'utf8'),
      page: operationPath('query', 'Users', 'total-active-users'),
    },
  ]),
  ...real('content/changelog', '.yaml').map((text) => ({
    file: 'content/changelog/2024/2024-10-15.yaml',
    text: text.replace(/^version: .*/, 'version: 6.2.0'),
    page: entryPath('2024-10-15'),
  })),
];

/** Real texts. Their links to pages that the small site lacks lead to one that it has, and their partials are its only one. */
function real(folder: string, extension: string): string[] {
  return readFolder(repository, folder, extension, []).map(({ text }) =>
    text
      .replace(/\]\((\/|\.|#)[^)]*\)/g, '](/docs/guide/start)')
      .replace(/^slug: .*\n/m, '')
      .replace(/(?<=<Partial name=")[^"]*/g, 'shop')
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1'),
  );
}

/** Failures other than sentences; nothing if all is well. */
function fault({ file, text, page }: Text): string | undefined {
  writeFileSync(join(copy, file), text);
  writeFileSync(lastText, `${file}\n${text}`);
  checkSite(copy, configuration);
  let site: Site;
  try {
    ({ site } = loadSite(copy, { drafts: false }, configuration));
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    const silent = error.problems.find(({ message, file: place }) => message.trim() === '' || place === '');
    return silent && `A problem without words or file: ${JSON.stringify(silent)}`;
  }
  // A draft is not shown, and a page may move.
  if (/^(draft|slug): /m.test(text)) return undefined;
  for (const locale of locales) {
    const view = site.views[locale].get(page);
    if (!view) return `No problem was reported, and ${page} is not on the site.`;
    const html = renderToStaticMarkup(<Page {...pageContext(site, view)} />);
    const refused = refusedIn(html, outsideHosts(site.config));
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function refusedIn(html: string, hosts: ReadonlySet<string>): string | undefined {
  let found: string | undefined;
  new Parser({
    onopentag(name, attributes) {
      found ??= refusedMarkup(name, attributes, hosts);
    },
  }).end(html);
  return found;
}

describe(`no mistake in a text is silent or ends in a stack trace (${tries} tries, seed ${seed})`, () => {
  it('the texts are good as they are', () => {
    for (const folder of ['content/en/docs/', 'content/ru/blog/', 'content/changelog/', 'api/text/'])
      expect(fault(firstOf(folder))).toBeUndefined();
  });

  it(
    'with one to four mistakes',
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...texts), mistakes, (good, mutate) => {
          const before = readFileSync(join(copy, good.file), 'utf8');
          try {
            expect(fault({ ...good, text: mutate(good.text) })).toBeUndefined();
          } finally {
            writeFileSync(join(copy, good.file), before);
          }
        }),
        { numRuns: tries, seed, endOnFailure: true },
      );
    },
    tries * 5_000,
  );
});

function firstOf(folder: string): Text {
  const found = texts.find(({ file }) => file.startsWith(folder));
  if (!found) throw new Error(`There is no text in ${folder}.`);
  return found;
}
