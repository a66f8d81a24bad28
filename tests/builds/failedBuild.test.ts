import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesOf } from '../../src/content/filesOf.ts';
import { good } from '../content/smallSite.ts';
import { writeSmallestSite } from '../site/smallSite.ts';

const root = join(import.meta.dirname, '..', '..');
const site = join(root, '.cache', 'failed-build');
const dist = join(site, 'dist');

beforeAll(() => writeSmallestSite(site));
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Each test starts with good content and the output of a build that was good. */
beforeEach(() => {
  for (const folder of ['content', 'dist', '.cache/dist']) rmSync(join(site, folder), { recursive: true, force: true });
  cpSync(good, site, { recursive: true });
  mkdirSync(join(dist, 'en'), { recursive: true });
  writeFileSync(join(dist, 'en', 'index.html'), 'the last good build');
});

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Folder in which the build works before it replaces `dist/`. */
const unfinished = join(site, '.cache', 'dist');

/** Starts the build; with a signal it is stopped as soon as it has begun to write pages. */
function build(signal?: NodeJS.Signals): Promise<Ended> {
  // A build does not get the tests' environment, which sets DEV.
  const { HOME, PATH } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['tools/build.ts'], {
    cwd: site,
    env: { HOME, PATH, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return new Promise((resolve) => {
    let said = '';
    const hear = (chunk: unknown) => {
      said += String(chunk);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const watch = setInterval(() => {
      if (signal && existsSync(unfinished)) child.kill(signal);
    }, 10);
    child.on('close', (code) => {
      clearInterval(watch);
      resolve({ code, said });
    });
  });
}

/** Output of a build of the good content, without an earlier one. */
let fromNothing: string;

/** One hash over all files of `dist/`, by their names. */
function hashOfDist(): string {
  const hash = createHash('sha256');
  for (const file of filesOf(dist)) hash.update(file).update(readFileSync(join(dist, file)));
  return hash.digest('hex');
}

const advice = `
The build has stopped. Fix what is named above and build again; \`npm run check\` is the quick way to look.
Nothing was replaced: dist/ contains the last good build.
`;

describe('a failed build', () => {
  it('keeps the last good one, and reports errors in all of five files and what to do', async () => {
    cpSync(join(import.meta.dirname, '..', 'content', 'broken', 'five-errors-in-five-files'), site, {
      recursive: true,
    });
    const before = hashOfDist();
    const { code, said } = await build();
    expect(code).toBe(1);
    expect(said.match(/^error {2}[^:]+/gm)).toEqual([
      'error  content/changelog/2024/2024-10-15.yaml',
      'error  content/en/blog/beginning.mdx',
      'error  content/en/docs/guide/slow.mdx',
      'error  content/en/docs/guide/start.mdx',
      'error  site/sidebars.ts',
    ]);
    expect(said.endsWith(advice)).toBe(true);
    expect(hashOfDist()).toBe(before);
  });

  it('keeps the last good one, and reports a broken link that only the rendered pages have', async () => {
    // The pages of the years lead to the landing page of the changelog.
    for (const locale of ['en', 'fa', 'ru']) rmSync(join(site, `content/${locale}/docs/changelog/changelog.mdx`));
    const sidebars = join(site, 'site/sidebars.ts');
    writeFileSync(sidebars, readFileSync(sidebars, 'utf8').replace("'changelog/changelog', ", ''));
    const before = hashOfDist();
    const { code, said } = await build();
    expect(said).toMatch(
      /^error {2}\/ru\/docs\/changelog\/1403\.html: The link "\/ru\/docs\/changelog\/changelog#years" leads to nothing in the output\./m,
    );
    expect(said.endsWith(advice)).toBe(true);
    expect(code).toBe(1);
    expect(hashOfDist()).toBe(before);
  });
});

describe('a stopped build', () => {
  it.each(['SIGINT', 'SIGKILL'] as const)('keeps the last good one if %s stops it while rendering', async (signal) => {
    const before = hashOfDist();
    const { code, said } = await build(signal);
    expect(code).not.toBe(0);
    expect(said).toMatch(/Rendering pages… $/);
    expect(existsSync(unfinished)).toBe(true);
    expect(hashOfDist()).toBe(before);
  });

  it('keeps the last good one if stopped while the old output is moved away', async () => {
    mkdirSync(join(site, '.cache'), { recursive: true });
    renameSync(dist, join(site, '.cache', 'dist-previous'));
    writeFileSync(join(site, 'content/en/docs/guide/slow.mdx'), '');
    expect((await build()).code).toBe(1);
    expect(readFileSync(join(dist, 'en', 'index.html'), 'utf8')).toBe('the last good build');
  });

  it('leaves nothing that gets into the next build, which works', async () => {
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(join(unfinished, 'half.html'), 'half a page');
    const { code, said } = await build();
    expect(said).toContain('The site is in dist/.');
    expect(code).toBe(0);
    expect(readFileSync(join(dist, 'ru', 'docs', 'guide', 'start.html'), 'utf8')).toContain('Начало работы');
    expect(existsSync(join(dist, 'half.html'))).toBe(false);
    expect(existsSync(unfinished)).toBe(false);
    fromNothing = hashOfDist();
  });
});

it('a build after a change of one page renders that page, reuses the others, and gives the same output as a clean build', async () => {
  const page = join(site, 'content/en/docs/guide/start.mdx');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('Install the app and sign in.', 'Install the new app.'));
  expect((await build()).said).toContain('Rendering pages… 0 of 180 unchanged');
  const { mtimeMs } = statSync(join(dist, 'en', 'docs', 'guide', 'slow.html'));
  writeFileSync(page, text);
  expect((await build()).said).toContain('Rendering pages… 179 of 180 unchanged');
  expect(statSync(join(dist, 'en', 'docs', 'guide', 'slow.html')).mtimeMs).toBe(mtimeMs);
  expect(hashOfDist()).toBe(fromNothing);
});
