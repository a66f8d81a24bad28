import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder, contentKey } from './compress.ts';
import { compressAhead, type RenderedPage } from './compressAhead.ts';

const page = (text: string) => `<p>${text.repeat(100)}</p>`;
const key = (html: string) => contentKey(Buffer.from(html));
/** What is compressed ahead when the last page has been: it is given ever more time, since what has not begun when it ends is left out. */
async function compressedAhead(pages: readonly RenderedPage[], previous?: string) {
  for (let wait = 200; ; wait *= 2) {
    const ahead = compressAhead(previous);
    for (const page of pages) ahead.add(page);
    await new Promise((resolve) => setTimeout(resolve, wait));
    const done = await ahead.end();
    if (done.has(key(pages.at(-1)?.html ?? ''))) return done;
  }
}
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-ahead-'));
  await mkdir(join(folder, 'en/slow'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('A page that was compressed ahead gets the bytes that it would get afterwards', async () => {
  const html = page('سرعت پایین ');
  const path = join(folder, 'page.html');
  await writeFile(path, html);
  await compressFolder(folder);
  const afterwards = {
    br: Uint8Array.from(await readFile(`${path}.br`)),
    gz: Uint8Array.from(await readFile(`${path}.gz`)),
  };

  expect((await compressedAhead([{ path: '/page', html }])).get(key(html))).toEqual(afterwards);
});

test('What was compressed ahead is written, and only to the page with that content', async () => {
  const [known, other] = [page('known '), page('other ')];
  await writeFile(join(folder, 'known.html'), known);
  await writeFile(join(folder, 'other.html'), other);
  await writeFile(join(folder, 'known.txt'), known);
  const copies = { br: Buffer.from('ahead, Brotli'), gz: Buffer.from('ahead, gzip') };
  await compressFolder(folder, undefined, new Map([[key(known), copies]]));
  expect((await readFile(join(folder, 'known.html.br'))).toString()).toBe('ahead, Brotli');
  expect((await readFile(join(folder, 'known.html.gz'))).toString()).toBe('ahead, gzip');
  for (const file of ['other.html.br', 'known.txt.br'])
    expect((await readFile(join(folder, file))).toString()).not.toContain('ahead');
});

test('Pages that the previous output has are left out, whether it keeps them as files or in folders', async () => {
  const [file, inFolder, changed] = [page('file '), page('folder '), page('changed ')];
  await writeFile(join(folder, 'en/fast.html'), file);
  await writeFile(join(folder, 'en/slow/index.html'), inFolder);
  await writeFile(join(folder, 'en/new.html'), page('as it was '));
  const pages = [
    { path: '/en/fast', html: file },
    { path: '/en/slow/', html: inFolder },
    { path: '/en/new.html', html: changed },
  ];
  expect([...(await compressedAhead(pages, folder)).keys()]).toEqual([key(changed)]);
});
