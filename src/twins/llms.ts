import { firstGuides, schemaChangelogPath } from '../model/api/paths.ts';
import type { Site } from '../model/site.ts';
import { type Locale, locales } from '../model/text/locale.ts';
import { nameInTitle } from '../model/views/head.ts';
import { historyNotice } from '../model/views/history.ts';
import { type ListedPage, pageList } from '../model/views/pageList.ts';
import type { PageView } from '../model/views/pageView.ts';
import { downloadFiles, downloadPath } from '../reference/downloads/names.ts';
import { escapeText } from './markdown.ts';

/** `/llms.txt`: the lists of the languages. The format is that of llmstxt.org. */
export function llmsOfSite(site: Site): string {
  const { config, urls, strings } = site;
  const links = locales.map((locale) => {
    const { path, label } = config.locales[locale];
    const address = urls.absolute(urls.file(`/${path}/llms.txt`));
    return `- ${label}: [llms.txt](${address}): ${strings[locale].llms.list}`;
  });
  return `# ${config.title.en}\n\n> ${config.tagline.en}\n\n${strings.en.llms.twins}\n\n${strings.en.api.basisReason}\n\n## ${strings.en.llms.languages}\n\n${links.join('\n')}\n\n${apiFiles(site, 'en')}\n`;
}

/** The first guides, and the files for programs: the schema, the lists made from it, its versions. */
function apiFiles({ schemaReleases, urls, strings, views }: Site, locale: Locale): string {
  const versions = schemaReleases.map(({ file }) => `/api/${file}`);
  const links = [...downloadFiles.map(downloadPath), ...versions].map(
    (path) => `- [${path.replace('/api/', '')}](${urls.absolute(urls.file(path))})`,
  );
  const changes = `${urls.absolutePage(locale, schemaChangelogPath)}.md`;
  return [
    `## ${strings[locale].llms.files}\n\n${strings[locale].llms.use}\n`,
    ...firstGuides.flatMap((path) => pageLine(views[locale].get(path))),
    ...links,
    `- [${strings[locale].api.schemaChangelog.title}](${changes})`,
  ].join('\n');
}

/** The line of a page that has a twin. */
function pageLine(view: PageView | undefined, title = view?.title ?? ''): string[] {
  if (!view?.head.twin) return [];
  const name = escapeText(nameInTitle(view.page, title));
  return [`- [${name}](${view.head.twin}): ${escapeText(view.head.description)}`];
}

/** `/<language>/llms.txt`: all listed pages with a twin, with notices of illustrative history. */
export function llmsOfLanguage(site: Site, locale: Locale): string {
  const { config, strings, views } = site;
  const line = ({ title, path = '', items }: ListedPage): string[] => [
    ...pageLine(views[locale].get(path), title),
    ...items.flatMap(line),
  ];
  const sections = pageList(site, locale, ['changelogYear']).map(({ title, items, dates }) => {
    const notice = historyNotice(site, locale, dates);
    const lines = [...new Set(items.flatMap(line))].join('\n');
    const parts = [`## ${escapeText(title)}`, ...(notice === undefined ? [] : [`> ${escapeText(notice)}`]), lines];
    return parts.join('\n\n');
  });
  const { llms, api } = strings[locale];
  const dates = [...site.posts.map(({ meta }) => meta.date), ...site.changelog.map(({ date }) => date)];
  const notice = historyNotice(site, locale, dates);
  const blocks = [
    `# ${config.title[locale]}`,
    `> ${config.tagline[locale]}`,
    llms.twins,
    ...(notice === undefined ? [] : [notice]),
    api.basisReason,
    apiFiles(site, locale),
    ...sections,
  ];
  return `${blocks.join('\n\n')}\n`;
}
