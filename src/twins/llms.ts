import { historyNotice } from '../model/history.ts';
import { type Locale, locales } from '../model/locale.ts';
import { type ListedPage, pageList } from '../model/pageList.ts';
import type { PageView } from '../model/pageView.ts';
import { allViews, type Site } from '../model/site.ts';
import { escapeText } from './markdown.ts';
import { bodyWithAddress, type Twin } from './writeTwin.ts';

/** The parts of the docs that one file each holds in full: name of the file, and the sections of its pages. */
export const fullFiles = [
  { file: 'llms-full.txt', sections: ['tutorials', 'troubleshooting', 'services', 'business', 'pages'] },
  { file: 'llms-full-api.txt', sections: ['api'] },
] as const;

export type FullFile = (typeof fullFiles)[number];

/** `/llms.txt`: the lists of the languages. The format is that of llmstxt.org. */
export function llmsOfSite(site: Site): string {
  const { config, urls, strings } = site;
  const links = locales.map((locale) => {
    const { path, label } = config.locales[locale];
    const files = ['llms.txt', ...fullFiles.map(({ file }) => file)];
    const [list, ...full] = files.map((file) => `[${file}](${urls.absolute(urls.file(`/${path}/${file}`))})`);
    return `- ${label}: ${list}: ${strings[locale].llms.list} ${strings[locale].llms.full} ${full.join(', ')}`;
  });
  return `# ${config.title.en}\n\n> ${config.tagline.en}\n\n${strings.en.llms.twins}\n\n## ${strings.en.llms.languages}\n\n${links.join('\n')}\n`;
}

/**
 * `/<language>/llms.txt`: every page of the list of all pages that has a twin, with its description. It lists posts and years of releases,
 * so it says what is illustrative history.
 */
export function llmsOfLanguage(site: Site, locale: Locale): string {
  const { config, urls, strings, views } = site;
  const line = ({ title, path, items }: ListedPage): string[] => {
    const view = path === undefined ? undefined : views[locale].get(path);
    const own = view?.head.twin
      ? [`- [${escapeText(title)}](${view.head.twin}): ${escapeText(view.head.description)}`]
      : [];
    return [...own, ...items.flatMap(line)];
  };
  const sections = pageList(site, locale).map(({ title, items, dates }) => {
    const notice = historyNotice(site, locale, dates);
    const lines = [...new Set(items.flatMap(line))].join('\n');
    return [`## ${escapeText(title)}`, ...(notice === undefined ? [] : [`> ${escapeText(notice)}`]), lines].join(
      '\n\n',
    );
  });
  const full = fullFiles.map(({ file }) => {
    const address = urls.absolute(urls.file(`/${config.locales[locale].path}/${file}`));
    return `[${file}](${address})`;
  });
  const { twins, full: fullText } = strings[locale].llms;
  const { basisReason } = strings[locale].api;
  const dates = [...site.posts.map(({ meta }) => meta.date), ...site.changelog.map(({ date }) => date)];
  const notice = historyNotice(site, locale, dates);
  const blocks = [
    `# ${config.title[locale]}`,
    `> ${config.tagline[locale]}`,
    `${twins} ${fullText} ${full.join(', ')}`,
    ...(notice === undefined ? [] : [notice]),
    basisReason,
    ...sections,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A file of pages in full: the twins one after another, each under its title and address. Pages that English replaces are left out. */
export function llmsInFull(site: Site, locale: Locale, { sections }: FullFile, twin: (view: PageView) => Twin): string {
  const wanted: ReadonlySet<string> = new Set(sections);
  const bodies = allViews(site)
    .filter((view) => view.locale === locale && view.head.twin !== undefined)
    .filter(
      ({ section, unlisted, state, page }) =>
        wanted.has(section) && !unlisted && state !== 'missing' && inFull.has(page.kind),
    )
    .map((view) => bodyWithAddress(twin(view), view.head.canonical));
  return `${bodies.join('\n\n')}\n`;
}

/** Kinds of page with their own text; the others list pages. */
const inFull: ReadonlySet<string> = new Set(['doc', 'standalone', 'apiOperation', 'apiType', 'apiSchemaChangelog']);
