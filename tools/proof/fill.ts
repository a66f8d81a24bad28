import { existsSync, readFileSync, statSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, localized } from '../../src/model/locale.ts';
import { fillMeasured, hasMeasuredMarks, proofPath } from '../../src/model/measured.ts';
import type { SiteConfig } from '../../src/model/siteConfig.ts';
import { writeCompressed } from '../compress.ts';
import { readRedirects } from '../readRedirects.ts';
import { closestLoad } from './closestLoad.ts';
import { figuresOf } from './figures.ts';
import { type Measurement, measureSite, type PageLoad } from './measure.ts';

/**
 * Measures a built, compressed site and writes the figures into the pages that say what it loads, their Markdown twins and the collections of
 * those. The page's own size changes with what it says about it: it is filled in until it is true, or as close as it gets. A file that is as in the
 * `previous` output keeps its time. Returns a note for the log; nothing if the site has no such page.
 */
export async function fillFigures(
  output: string,
  config: Pick<SiteConfig, 'base' | 'locales'>,
  previous?: string,
): Promise<string | undefined> {
  const paths = localized((locale) => config.locales[locale].path);
  const pages = localized((locale) =>
    [`${paths[locale]}${proofPath}.html`, `${paths[locale]}${proofPath}/index.html`].find((file) =>
      existsSync(join(output, file)),
    ),
  );
  if (locales.every((locale) => pages[locale] === undefined)) return undefined;
  const base = config.base === '/' ? '' : config.base;
  const measurement = measureSite({ output, base, paths, redirects: readRedirects(output) });
  for (const locale of locales) {
    const file = pages[locale];
    const load = measurement.loads[locale].find((each) => each.file === file);
    if (!file || !load) continue;
    const page = await fillPage(join(output, file), load, (now) =>
      figuresOf(withLoad(measurement, locale, now), now, locale),
    );
    const figures = figuresOf(withLoad(measurement, locale, page), page, locale);
    const others = [`${paths[locale]}${proofPath}.md`, `${paths[locale]}/llms-full.txt`];
    for (const other of others) {
      const path = join(output, other);
      if (!existsSync(path)) continue;
      const text = readFileSync(path, 'utf8');
      if (hasMeasuredMarks(text)) await writeCompressed(path, fillMeasured(text, figures));
    }
    for (const each of [file, ...others]) await keepTime(output, each, previous);
  }
  const { loads, foreignRequests } = measurement;
  return `${locales.reduce((sum, locale) => sum + loads[locale].length, 0)} pages, ${foreignRequests.length} requests to other hosts`;
}

/** Fills a page with what comes closest to its own size. Returns the load that it now states. */
async function fillPage(
  path: string,
  load: PageLoad,
  figuresFor: (load: PageLoad) => ReturnType<typeof figuresOf>,
): Promise<PageLoad> {
  const marked = readFileSync(path, 'utf8');
  const write = (stated: PageLoad) => writeCompressed(path, fillMeasured(marked, figuresFor(stated)));
  const stated = await closestLoad(load, async (tried) => {
    await write(tried);
    return { ...load, html: statSync(`${path}.br`).size };
  });
  await write(stated);
  return stated;
}

const withLoad = (measurement: Measurement, locale: keyof Measurement['loads'], load: PageLoad): Measurement => ({
  ...measurement,
  loads: {
    ...measurement.loads,
    [locale]: measurement.loads[locale].map((each) => (each.file === load.file ? load : each)),
  },
});

/** A server derives the ETag from size and time: a file that has not changed must keep both. */
async function keepTime(output: string, file: string, previous: string | undefined): Promise<void> {
  const before = previous === undefined ? undefined : join(previous, file);
  const path = join(output, file);
  if (!before || !existsSync(before) || !existsSync(path)) return;
  if (!readFileSync(before).equals(readFileSync(path))) return;
  const { mtime } = statSync(before);
  await utimes(path, mtime, mtime);
}
