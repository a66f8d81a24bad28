import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { locales } from '../../src/model/text/locale.ts';
import { budget } from './budgets.ts';
import { coldBuild } from './build.ts';
import type { Row } from './rows.ts';
import { median } from './slowMobile.ts';

const root = join(import.meta.dirname, '..', '..');

/** Factors by which the large site has more of each. */
const growth = { releases: 10, guides: 3 };

/** Factor by which a figure that should stay flat may grow on the large site. */
const flat = 1.1;

/** Builds today's site and a large one; today's figures are the budgets of flat ones. */
export async function growthRows(): Promise<Row[]> {
  const today = await figuresOf(root);
  const folder = join(root, '.cache', 'growth');
  rmSync(folder, { recursive: true, force: true });
  copySite(folder);
  addReleases(folder);
  addGuides(folder);
  const large = await figuresOf(folder);
  rmSync(folder, { recursive: true });
  return large.flatMap(({ isFlat, most, ...row }, index): Row[] => {
    const before = today[index]?.measured ?? 0;
    const limit = isFlat ? before * flat : most;
    return [
      { ...row, what: `${row.what}, today`, measured: before },
      { ...row, what: '  grown', ...(limit !== undefined && { budget: limit }) },
    ];
  });
}

interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly measured: number;
  /** True if it must not grow with the site. */
  readonly isFlat?: boolean;
  readonly most?: number;
}

async function figuresOf(folder: string): Promise<Figure[]> {
  const { seconds, work, megabytes } = coldBuild(folder);
  // The module measures the output next to itself, so the copy in the folder is imported.
  const site: typeof import('../../tests/output/builtSite.ts') = await import(
    join(folder, 'tests', 'output', 'builtSite.ts')
  );
  const { pages, files } = site;
  const sample = pages.filter((_, index) => index % Math.ceil(pages.length / 300) === 0);
  const sizeOf = (page: string) => statSync(join(folder, 'dist', `${page}.html`), { throwIfNoEntry: false })?.size ?? 0;
  const largest = pages
    .map((page) => ({ page, size: sizeOf(page) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 20);
  const weightOf = (page: string) => {
    const { html, css } = site.firstLoad(page);
    return (html + css) / 1000;
  };
  const heavy = Math.max(...largest.map(({ page }) => weightOf(page)));
  return [
    { what: 'pages', unit: '', measured: pages.length },
    { what: 'files', unit: '', measured: files.length },
    { what: 'cold build', unit: 's', measured: seconds },
    { what: 'processor time for each page', unit: 'ms', measured: (1000 * work) / pages.length, isFlat: true },
    { what: 'memory at its peak', unit: 'MB', measured: megabytes, most: budget.buildMemory },
    { what: 'HTML and style sheet, median page', unit: 'kB', measured: median(sample.map(weightOf)), isFlat: true },
    { what: 'HTML and style sheet, largest page', unit: 'kB', measured: heavy, most: budget.beforeScripts / 1000 },
    ...locales.map((locale) => {
      return { what: `first search, ${locale}`, unit: 'kB', measured: site.firstSearch(locale) / 1000 };
    }),
  ];
}

function copySite(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const part of readdirSync(root))
    if (!['node_modules', 'dist', '.cache', '.git', 'test-results', '.astro'].includes(part))
      cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** Copies of the releases, each a hundred years and ten versions later. */
function addReleases(folder: string): void {
  for (const file of globSync('content/changelog/*/*.yaml', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (let time = 1; time < growth.releases; time += 1) {
      const year = Number(basename(file).slice(0, 4)) + 100 * time;
      const target = join(folder, 'content', 'changelog', String(year), `${year}${basename(file).slice(4)}`);
      mkdirSync(dirname(target), { recursive: true });
      const later = (_: string, start: string, major: string) => `${start}${Number(major) + 10 * time}`;
      writeFileSync(target, text.replace(/^(version: "?)(\d+)/, later));
    }
  }
}

/** Copies of the guides, next to the originals in the sidebars; none is called troubleshooting. */
function addGuides(folder: string): void {
  const nameOf = (id: string, time: number) => `${id.replace('troubleshoot/', 'tutorial-extras/')}-grown-${time}`;
  const times = Array.from({ length: growth.guides - 1 }, (_, index) => index + 2);
  for (const file of globSync('content/*/docs/**/*.mdx', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8').replace(/^redirect_from:.*\n(?: +-.*\n)*/m, '');
    for (const time of times) {
      const again = text.replace(/^slug: (.*)$/m, `slug: $1-grown-${time}`);
      writeFileSync(join(folder, `${nameOf(file.slice(0, -'.mdx'.length), time)}.mdx`), again);
    }
  }
  const sidebars = join(folder, 'site', 'sidebars.ts');
  const listed = readFileSync(sidebars, 'utf8').replace(
    /(?<=[[,]\s*)'([\w-]+\/[\w/-]+)'(?=\s*[,\]])/g,
    (own, id: string) => [own, ...times.map((time) => `'${nameOf(id, time)}'`)].join(', '),
  );
  writeFileSync(sidebars, listed);
}
