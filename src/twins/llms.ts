import { schemaChangelogPath } from '../model/api/paths.ts';
import type { Site } from '../model/site.ts';
import { type Locale, locales } from '../model/text/locale.ts';
import { historyNotice } from '../model/views/history.ts';
import { type ListedPage, pageList } from '../model/views/pageList.ts';
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
  return `# ${config.title.en}\n\n> ${config.tagline.en}\n\n${strings.en.llms.twins}\n\n## ${strings.en.llms.languages}\n\n${links.join('\n')}\n\n${apiFiles(site, 'en')}\n`;
}

/** The files for programs: the schema, the lists made from it, and its versions. */
function apiFiles({ schemaReleases, urls, strings }: Site, locale: Locale): string {
  const versions = schemaReleases.map(({ file }) => `/api/${file}`);
  const links = [...downloadFiles.map(downloadPath), ...versions].map(
    (path) => `- [${path.replace('/api/', '')}](${urls.absolute(urls.file(path))})`,
  );
  const changes = `${urls.absolutePage(locale, schemaChangelogPath)}.md`;
  return [
    `## ${strings[locale].llms.files}`,
    '',
    ...links,
    `- [${strings[locale].api.schemaChangelog.title}](${changes})`,
  ].join('\n');
}

/** `/<language>/llms.txt`: all listed pages with a twin, and what is illustrative history. */
export function llmsOfLanguage(site: Site, locale: Locale): string {
  const { config, strings, views } = site;
  const line = ({ title, path, items }: ListedPage): string[] => {
    const view = path === undefined ? undefined : views[locale].get(path);
    const own = view?.head.twin
      ? [`- [${escapeText(title)}](${view.head.twin}): ${escapeText(view.head.description)}`]
      : [];
    return [...own, ...items.flatMap(line)];
  };
  const sections = pageList(site, locale, ['changelogYear']).map(({ title, items, dates }) => {
    const notice = historyNotice(site, locale, dates);
    const lines = [...new Set(items.flatMap(line))].join('\n');
    return [`## ${escapeText(title)}`, ...(notice === undefined ? [] : [`> ${escapeText(notice)}`]), lines].join(
      '\n\n',
    );
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
