/** Compares the site with other engines that are fed the same texts, and writes the figures to `bench/peers.json`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/startServer.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { provideBrowser } from '../browser.ts';
import { compressFolder } from '../compress.ts';
import { firstLoad, hoveredClick, medianPaint } from './pages.ts';
import { type Engine, engines } from './peers/engines.ts';
import { type BuildTime, install, makeProject, outputSize, timeBuild } from './peers/project.ts';
import { type SourcePage, sourcePages } from './peers/sourcePages.ts';
import { type Figures, formatPeers } from './peers/table.ts';
import { median, startBrowser, sum } from './slowMobile.ts';

const converter = ['turndown@7.2.5', '@joplin/turndown-plugin-gfm@1.0.68'];

/** Builds are timed three times and the middle one counts; `--builds=1` on a machine where that takes too long. */
const builds = Number(
  process.argv.find((argument) => argument.startsWith('--builds='))?.slice('--builds='.length) ?? 3,
);

/** Installs, builds and measures each engine in a folder for temporary files, which is gone afterwards whatever happens. */
export async function comparePeers(root: string): Promise<void> {
  provideBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'peers-'));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clean);
  process.once('SIGINT', () => process.exit(130));
  const browser = await startBrowser();
  try {
    const own = ['node', 'tools/build.ts'];
    const ours = medianBuild(root, ['.cache'], own);
    const figures = [await measure('ours', '', browser, join(root, 'dist'), ours, false)];
    const pages = sourcePages(loadSite(root, { drafts: false }).site, join(root, 'dist'));
    console.log(`${pages.length} pages with texts go to each engine.`);
    install(join(folder, 'converter'), converter);
    for (const engine of engines) {
      try {
        figures.push(await measureEngine(engine, pages, folder, browser));
        // After each, since all of it takes long.
        mkdirSync(join(root, 'bench'), { recursive: true });
        writeFileSync(join(root, 'bench', 'peers.json'), `${JSON.stringify(figures, null, 2)}\n`);
      } catch (error) {
        console.error(`${engine.name} is left out: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    console.log(`\n${formatPeers(figures)}`);
  } finally {
    await browser.close();
    clean();
  }
}

async function measureEngine(
  engine: Engine,
  pages: readonly SourcePage[],
  folder: string,
  browser: Browser,
): Promise<Figures> {
  console.log(`Installing ${engine.name}…`);
  const project = makeProject(engine, pages, join(folder, engine.name), join(folder, 'converter'));
  console.log(`Building ${engine.name} ${project.version}…`);
  const caches = ['.astro', '.docusaurus', 'node_modules/.cache', 'node_modules/.astro'];
  const time = medianBuild(project.folder, [engine.output, ...caches], engine.build);
  await compressFolder(project.output);
  return measure(engine.name, project.version, browser, project.output, time, true);
}

/** The middle of several cold builds: what earlier ones left is taken away before each. */
function medianBuild(folder: string, leftovers: readonly string[], command: readonly string[]): BuildTime {
  const times = Array.from({ length: builds }, () => {
    for (const name of leftovers) rmSync(join(folder, name), { recursive: true, force: true });
    return timeBuild(folder, command);
  });
  return { wall: median(times.map(({ wall }) => wall)), cpu: median(times.map(({ cpu }) => cpu)) };
}

/** Figures of a built site, served as ours is; `plain` leaves out our security headers, which other engines do not fit. */
async function measure(
  name: string,
  version: string,
  browser: Browser,
  output: string,
  build: BuildTime,
  plain: boolean,
): Promise<Figures> {
  console.log(`Measuring ${name}…`);
  const server = await startServer(output, 0, readSettings(), plain ? { headers: {} } : {});
  try {
    const origin = new URL(server.url).origin;
    const load = await firstLoad(browser, `${origin}/ru/docs/tutorial-basics/getting-started`);
    const paint = await medianPaint(browser, `${origin}/ru/docs/troubleshoot/slow-connection`);
    return {
      name: `${name} ${version}`.trim(),
      'pages built': outputSize(output).pages,
      'first load of a ru docs page until idle, kB': sum(load) / 1000,
      'of it JavaScript, kB': (load['script'] ?? 0) / 1000,
      'LCP on slow mobile, ms': paint.largest,
      'blocking time on slow mobile, ms': paint.blocking,
      'layout shift': paint.shift,
      'click to the next heading, hovered first, ms': await hoveredClick(browser, origin),
      'cold build, s by the clock': build.wall,
      'cold build, s of processor time': build.cpu,
      'whole output, MB': outputSize(output).megabytes,
    };
  } finally {
    await server.close();
  }
}
