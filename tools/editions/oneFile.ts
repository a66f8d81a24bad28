import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { styleTargets } from '../../src/build/browserFloor.ts';
import { linksOf } from '../../src/model/facts.ts';
import { readerOf as calendarReader, formatDate } from '../../src/model/format.ts';
import type { Locale } from '../../src/model/locale.ts';
import { fill } from '../../src/model/messages.ts';
import { embedPictures, foldTabs, leaveOut, lowerHeadings, plainTables, readArticle } from './article.ts';
import { inlineScript } from './browserScript.ts';
import { escaped, one, parse, toHtml } from './dom.ts';
import type { EditionSource } from './edition.ts';
import { dropUnusedIds, fitLinks, mendLinks, partId } from './links.ts';
import { type SelectedPage, type SelectedPart, selectedParts } from './selection.ts';
import { readerOf, stylesFor } from './styles.ts';

/**
 * The edition that is one HTML file: the pages of `site/editions.ts` below each other, with contents, its own search and both
 * colour modes. It loads nothing, and can be read without scripts.
 */
export async function oneFile({ root, output, site, release }: EditionSource, locale: Locale): Promise<string> {
  const { config, urls } = site;
  const home = `${urls.base}/${config.locales[locale].path}`;
  const parts = selectedParts(site, locale, 'page');
  const pages = parts.flatMap((part) => part.pages);
  const places = { home, origin: config.url, pages, addressOf: addressInFile };
  const articles = pages.map((page) => {
    const article = readArticle(output, `${config.locales[locale].path}${page.path}.html`);
    const { content } = article;
    leaveOut(site.editions.leftOut, content);
    foldTabs(content);
    plainTables(content);
    lowerHeadings(content, 1);
    embedPictures(content, output, urls.base);
    fitLinks(content, page, places);
    return { ...page, ...article };
  });
  mendLinks(articles);
  dropUnusedIds(articles.map(({ content }) => content));
  const sections = articles.map(
    ({ key, title, content }) =>
      `<section class="page" id="${key}"><h2>${escaped(title)}</h2><div class="content">${toHtml(content.children)}</div></section>`,
  );
  const readFile = readerOf(output, urls.base);
  const body = bodyOf({ output, site, release, root }, locale, parts, sections.join('\n'));
  const script = await inlineScript(root, `src/browser/editions/oneFile.${locale}.ts`);
  const document = parse(`<html><body>${body}</body></html>`);
  const siteStyles = stylesFor(document, readFile(articles[0]?.styleSheet ?? '').toString());
  const css = siteStyles + minified(readFileSync(join(root, 'src/styles/edition.css'), 'utf8'));
  const { htmlLang, direction } = config.locales[locale];
  const { copies } = site.strings[locale];
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(css)}; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
  return `<!DOCTYPE html>
<html lang="${htmlLang}" dir="${direction}" id="top">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${escaped(policy)}">
<meta name="referrer" content="no-referrer">
<title>${escaped(copies.oneFileTitle)}</title>
<style>${css}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`;
}

const minified = (css: string): string =>
  transformSync(css, { loader: 'css', minify: true, target: [...styleTargets] }).code;

const addressInFile = (page: SelectedPage, id: string): string => `#${partId(page, id)}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function bodyOf(
  { output, site, release }: EditionSource,
  locale: Locale,
  parts: readonly SelectedPart[],
  articles: string,
): string {
  const { config, strings, urls } = site;
  const { copies, chrome } = strings[locale];
  const mark = one('svg.mark', parse(readFileSync(join(output, 'index.html'), 'utf8')));
  const made = fill(copies.made, {
    date: formatDate(release.day, calendarReader(config, locale)),
    build: release.build,
  });
  const address = new URL(urls.absolutePage(locale, '/'));
  const contents = parts.map(
    ({ title, pages }) =>
      `<section><h3>${escaped(title)}</h3><ul>${pages.map((page) => `<li><a href="#${page.key}">${escaped(page.title)}</a></li>`).join('')}</ul></section>`,
  );
  return `<header class="edition-head">
${mark ? toHtml([mark]) : ''}<h1>${escaped(copies.oneFileTitle)}</h1>
<button type="button" class="text-button needs-js" data-color-mode data-label-light="${escaped(chrome.switchToDark)}" data-label-dark="${escaped(chrome.switchToLight)}">${escaped(chrome.switchToDark)}</button>
<p>${escaped(copies.oneFileLead)}</p>
</header>
<form class="edition-search needs-js" role="search">
<label for="edition-query">${escaped(copies.search)}</label>
<input id="edition-query" type="search" dir="auto" maxlength="64" autocomplete="off">
<p role="status" data-counts="${escaped(JSON.stringify(copies.found))}" data-nothing="${escaped(copies.nothing)}" data-instead="${escaped(copies.readAs)}"></p>
<ol class="edition-results"></ol>
</form>
<nav class="edition-contents" id="contents" aria-labelledby="contents-title"><h2 id="contents-title">${escaped(copies.contents)}</h2>
${contents.join('\n')}
</nav>
<main>
${articles}
</main>
<footer class="edition-foot"><p>${escaped(made)}</p><p>${escaped(copies.origin)} <a class="online" href="${address.href}">${address.host}${address.pathname.replace(/\/$/, '')}</a></p>${mirrorsOf(site, locale)}</footer>
<a class="to-contents" href="#contents">${escaped(copies.contents)}</a>`;
}

/** Other addresses of the site, if there are any (`site/contacts.ts`). */
function mirrorsOf({ facts, strings }: EditionSource['site'], locale: Locale): string {
  const mirrors = linksOf(facts, 'mirrors.docs');
  if (mirrors.length === 0) return '';
  const links = mirrors.map((address) => `<a class="online" href="${escaped(address)}">${escaped(address)}</a>`);
  return `<p>${escaped(strings[locale].copies.mirrors)} ${links.join(' ')}</p>`;
}
