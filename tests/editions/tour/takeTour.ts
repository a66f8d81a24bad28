import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfiguration } from '../../../src/content/configuration.ts';
import { everyPageKind, locales } from '../../e2e/pages.ts';
import { type Bucket, startBucket } from './bucket.ts';
import { readOneFileWithoutScripts, useOneFile } from './oneFile.ts';
import { type Reader, until } from './reader.ts';
import { buildRequest, type Copy, filterChangelog, followLinks, readPages, search, switchLanguage } from './tour.ts';

const { name } = readConfiguration().editions;
const texts = {
  en: { query: 'password', page: 'password-management' },
  fa: { query: 'گذرواژه', page: 'password-management' },
  ru: { query: 'пароль', page: 'password-management' },
};
/** Each with the language in which it is read first. */
const archives = { en: 'en', fa: 'fa', ru: 'ru', all: 'en' } as const;
const languagesOfArchives = [...locales, 'all'] as const;
type Place = 'disk' | 'bucket';
const pages = everyPageKind.filter((path) => path !== '/no-such-page');
const guide = '/docs/troubleshoot/slow-connection';
const operation = '/docs/api/Mutations/Authentication/login-api';

/** Every third kind of page, so that all sections are among them, and the list of all pages last. */
const linkedFrom = [...pages.filter((_, index) => index % 3 === 0).slice(0, 9), '/pages'];

/**
 * Takes the tour through the copies of the site in a browser: every archive from a disk and from a bucket in a path of a server, and the
 * one file. It follows every link of ten pages in the archives of `follows`, each in the place that is named.
 */
export function takeTour(
  engine: string,
  open: () => Promise<Reader>,
  follows: Partial<Record<keyof typeof archives, Place>>,
): void {
  const folder = inject('editions');
  let reader: Reader;
  let bucket: Bucket;
  let withoutScripts: Bucket;
  beforeAll(async () => {
    reader = await open();
    bucket = await startBucket(folder);
    withoutScripts = await startBucket(folder, { 'content-security-policy': "script-src 'none'" });
  });
  afterAll(async () => {
    await bucket.stop();
    await withoutScripts.stop();
  });

  for (const place of ['disk', 'bucket'] as const) {
    describe.each(languagesOfArchives)(`In ${engine}, from the ${place}, the copy %s`, (languages) => {
      const locale = archives[languages];
      const copy = (): Copy => {
        const top = `${name}-site-${languages}/`;
        return { top: place === 'disk' ? pathToFileURL(join(folder, top)).href : bucket.top + top, locale };
      };
      beforeAll(() => reader.resize(1280, 900));

      test('shows every kind of page, and loads nothing from elsewhere', async () => {
        expect(await readPages(reader, copy(), pages)).toEqual([]);
      });

      test.runIf(follows[languages] === place)('has a page at the end of every link of ten pages', async () => {
        const { faults, followed } = await followLinks(reader, copy(), linkedFrom);
        expect(faults).toEqual([]);
        expect(followed).toBeGreaterThan(200);
      });

      test('is searched, and a hit opens its page', async () => {
        const { query, page } = texts[locale];
        const hits = await search(reader, copy(), guide, query);
        for (const hit of hits) expect(hit).toContain(`/${locale}/docs/`);
        expect(hits[0]).toContain(page);
      });

      test('builds a request and filters the changelog', async () => {
        await buildRequest(reader, copy(), operation, 'builder-email');
        expect(await filterChangelog(reader, copy(), 'windows')).toMatch(/changelog-\d{4}-\d\d-\d\d\.html/);
        expect(reader.takeComplaints()).toEqual([]);
      });

      test('starts in its language, or in that of the browser', async () => {
        await reader.open(`${copy().top}index.html`);
        await until(reader, 'location.href.includes(arguments[0]) && Boolean(see("h1"))', `/${locale}/index.html`);
      });

      test.runIf(languages === 'all')('switches the language', async () => {
        for (const to of ['fa', 'ru', 'en'])
          expect(await switchLanguage(reader, copy(), guide, to)).toContain(`/${to}${guide}.html`);
      });
    });
  }

  describe.each(locales)(`In ${engine}, the one file in %s`, (locale) => {
    const file = `${name}-${locale}.html`;

    test('is searched at 360 px and changes its colours', async () => {
      const address = pathToFileURL(join(folder, file)).href;
      expect(await useOneFile(reader, address, texts[locale].query)).toEqual([]);
    });

    test('can be read at 360 px without scripts', async () => {
      expect(await readOneFileWithoutScripts(reader, withoutScripts.top + file)).toEqual([]);
    });
  });
}
