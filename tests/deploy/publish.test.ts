import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { publish } from '../../tools/deploy/publish.ts';
import { folderForEachTest, writeIn } from '../temporaryFolder.ts';

const work = folderForEachTest();
const live = join(work, 'live');

/** Writes a build whose pages name its style sheet. */
function build(hash: string, pages: readonly string[] = ['index.html', 'ru/docs.html']): string {
  const folder = join(work, hash);
  const write = (name: string, text: string) => writeIn(folder, name, text);
  for (const page of pages) write(page, `<link href="/_astro/${hash}.css">`);
  write(`_astro/${hash}.css`, `style of ${hash} ${'x'.repeat(5000)}`);
  write(`_astro/${hash}.css.br`, 'compressed');
  write('robots.txt', 'the same in every build');
  return folder;
}
const isLive = (name: string) => existsSync(join(live, name));
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

test('A publication adds the new pages and removes those that are gone', () => {
  publish({ from: build('aaaa1111', ['index.html', 'ru/old.html']), to: live, now: day(1) });
  const result = publish({ from: build('bbbb2222'), to: live, now: day(2) });
  expect(result).toEqual({ hashed: 2, pages: 3, kept: 2, removed: 0 });
  expect(readFileSync(join(live, 'index.html'), 'utf8')).toContain('bbbb2222');
  expect([isLive('ru/docs.html'), isLive('ru/old.html')]).toEqual([true, false]);
});

test('Hashed files of an earlier build stay for a week after the build that replaced it, however old they are', () => {
  publish({ from: build('aaaa1111'), to: live, now: day(1) });
  publish({ from: build('bbbb2222'), to: live, now: day(60) });
  publish({ from: build('cccc3333'), to: live, now: day(66) });
  expect([isLive('_astro/aaaa1111.css'), isLive('_astro/bbbb2222.css.br')]).toEqual([true, true]);
  const result = publish({ from: build('cccc3333'), to: live, now: day(68) });
  expect(result).toMatchObject({ kept: 2, removed: 2 });
  expect([isLive('_astro/aaaa1111.css'), isLive('_astro/bbbb2222.css'), isLive('_astro/cccc3333.css')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('A hashed file that a later build uses again is kept', () => {
  for (const [hash, number] of [
    ['aaaa1111', 1],
    ['bbbb2222', 2],
    ['aaaa1111', 3],
    ['aaaa1111', 20],
  ] as const)
    publish({ from: build(hash), to: live, now: day(number) });
  expect([isLive('_astro/aaaa1111.css'), isLive('_astro/bbbb2222.css')]).toEqual([true, false]);
});

test('A file with the same bytes keeps its time, so that its ETag stays valid', () => {
  publish({ from: build('aaaa1111'), to: live });
  utimesSync(join(live, 'robots.txt'), day(1), day(1));
  publish({ from: build('bbbb2222'), to: live });
  expect(statSync(join(live, 'robots.txt')).mtime).toEqual(day(1));
});

test('A symbolic link is not published', () => {
  const from = build('aaaa1111');
  symlinkSync('/etc/passwd', join(from, 'link.txt'));
  publish({ from, to: live });
  expect(isLive('link.txt')).toBe(false);
});

test('A file that cannot be published is reported', () => {
  expect(() => publish({ from: build('aaaa1111'), to: join(work, 'no', 'such', 'folder') })).toThrow(
    /^rsync ended with/,
  );
});

test('A page never refers to a style sheet that is missing', { timeout: 60_000 }, async () => {
  const pages = ['en', 'fa', 'ru'].flatMap((locale) =>
    Array.from({ length: 100 }, (_, index) => `${locale}/${index}.html`),
  );
  publish({ from: build('aaaa1111', pages), to: live });
  const from = build('bbbb2222', pages);
  // In a separate thread, since `publish` blocks until rsync ends; this one watches.
  const code = `import { publish } from ${JSON.stringify(new URL('../../tools/deploy/publish.ts', import.meta.url).href)};
    publish({ from: ${JSON.stringify(from)}, to: ${JSON.stringify(live)}, options: ['--bwlimit=20'] });`;
  const publishing = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  const state: { over: boolean; error?: unknown } = { over: false };
  publishing.once('error', (error) => {
    state.error = error;
  });
  publishing.once('exit', () => {
    state.over = true;
  });
  const broken = new Set<string>();
  let looks = 0;
  while (!state.over) {
    for (const locale of ['en', 'fa', 'ru']) {
      for (const name of readdirSync(join(live, locale)).filter((file) => file.endsWith('.html'))) {
        const sheet = /href="([^"]+)"/.exec(readFileSync(join(live, locale, name), 'utf8'))?.[1] ?? '';
        if (!isLive(sheet)) broken.add(`${locale}/${name}: ${sheet}`);
      }
      looks += 1;
      await turn();
    }
  }
  expect(state.error).toBeUndefined();
  expect([...broken]).toEqual([]);
  expect(looks).toBeGreaterThan(10);
  expect(readFileSync(join(live, 'ru/0.html'), 'utf8')).toContain('bbbb2222');
});
