import { createHash } from 'node:crypto';
import { inlineScript } from '../build/inlineScript.ts';
import { linksOf } from '../model/config/facts.ts';
import type { Site } from '../model/site.ts';
import { formatDate, readerOf } from '../model/text/format.ts';
import type { Locale } from '../model/text/locale.ts';
import { fill } from '../model/text/messages.ts';
import type { PageView } from '../model/views/pageView.ts';
import { type Article, embedPictures, foldVariants, leaveOut, lowerHeadings, readArticle } from './article.ts';
import { escaped, parse, toHtml } from './dom.ts';
import { dropUnusedIds, fitLinks, partId, repairLinks } from './links.ts';
import { type SelectedPage, type SelectedPart, selectedParts } from './selection.ts';
import { docsSheet, oneFileSheet } from './sheets.ts';
import { stylesFor } from './styles.ts';

/** Renders pages and the mark as the layouts do, so that copies have the same content. */
export interface Rendering {
  /** HTML of a page; only its body is needed. */
  readonly html: (site: Site, view: PageView) => string;
  readonly mark: () => string;
  /** The present copy at a path, if it would not change. */
  readonly known: (path: string) => string | undefined;
}

/** The copy in one language: an HTML file that loads nothing and needs no scripts. */
export function oneFile(site: Site, locale: Locale, rendering: Rendering): string {
  const parts = selectedParts(site, locale);
  const body = bodyOf(site, locale, parts, { articles: articlesOf(site, locale, parts, rendering), rendering });
  const script = inlineScript(`copies/oneFile.${locale}.ts`, '{}');
  const css = stylesFor(parse(`<html><body>${body}</body></html>`), docsSheet(locale)) + oneFileSheet();
  const { htmlLang, direction } = site.config.locales[locale];
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(css)}; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!DOCTYPE html>
<html lang="${htmlLang}" dir="${direction}" id="top">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${escaped(policy)}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escaped(site.strings[locale].copies.title)}</title>
<style>${css}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The pages as sections, linked to each other, or else to the site. */
function articlesOf(site: Site, locale: Locale, parts: readonly SelectedPart[], { html }: Rendering): string {
  const { config, urls } = site;
  const pages = parts.flatMap((part) => part.pages);
  const home = `${urls.base}/${config.locales[locale].path}`;
  const places = { home, origin: config.url, pages };
  const articles = pages.map((page): SelectedPage & { readonly content: Article } => {
    const content = readArticle(html(site, page.view), page.path);
    leaveOut(site.copies.leftOut, content);
    foldVariants(content);
    lowerHeadings(content);
    embedPictures(content, urls.base);
    fitLinks(content, page, places);
    return { ...page, content };
  });
  repairLinks(articles);
  dropUnusedIds(articles.map(({ content }) => content));
  return articles
    .map(
      ({ key, title, content }) =>
        `<section class="page" id="${key}"><h2>${escaped(title)}</h2><div class="content">${toHtml(content.children)}</div></section>`,
    )
    .join('\n');
}

function bodyOf(
  site: Site,
  locale: Locale,
  parts: readonly SelectedPart[],
  { articles, rendering }: { readonly articles: string; readonly rendering: Rendering },
): string {
  const { config, strings, urls, revision } = site;
  const { copies, chrome } = strings[locale];
  const made = fill(copies.made, { date: formatDate(revision.day, readerOf(config, locale)) });
  const address = new URL(urls.absolutePage(locale, '/'));
  const contents = parts.map(
    ({ title, pages }) =>
      `<section><h3>${escaped(title)}</h3><ul>${pages.map((page) => `<li><a href="#${partId(page, '')}">${escaped(page.title)}</a></li>`).join('')}</ul></section>`,
  );
  return `<header class="copy-head">
${rendering.mark()}<h1>${escaped(copies.title)}</h1>
<button type="button" class="text-button needs-js" data-color-mode data-label-light="${escaped(chrome.switchToDark)}" data-label-dark="${escaped(chrome.switchToLight)}">${escaped(chrome.switchToDark)}</button>
<p>${escaped(copies.lead)}</p>
</header>
<div class="copy-search needs-js" role="search">
<label for="copy-query">${escaped(copies.search)}</label>
<input id="copy-query" type="search" dir="auto" maxlength="64" autocomplete="off">
<p role="status" data-counts="${escaped(JSON.stringify(copies.found))}" data-nothing="${escaped(copies.nothing)}" data-instead="${escaped(copies.readAs)}"></p>
<ol class="copy-results"></ol>
</div>
<nav class="copy-contents" id="contents" aria-labelledby="contents-title"><h2 id="contents-title">${escaped(copies.contents)}</h2>
${contents.join('\n')}
</nav>
<main>
${articles}
</main>
<footer class="copy-foot"><p>${escaped(made)}</p><p>${escaped(copies.origin)} <a class="online" href="${address.href}">${address.host}${address.pathname.replace(/\/$/, '')}</a></p>${mirrorsOf(site, locale)}</footer>
<a class="to-contents" href="#contents">${escaped(copies.contents)}</a>`;
}

/** Other addresses of the site, if there are any (`site/contacts.ts`). */
function mirrorsOf({ facts, strings }: Site, locale: Locale): string {
  const mirrors = linksOf(facts, 'mirrors.docs');
  if (mirrors.length === 0) return '';
  const links = mirrors.map((address) => `<a class="online" href="${escaped(address)}">${escaped(address)}</a>`);
  return `<p>${escaped(strings[locale].copies.mirrors)} ${links.join(' ')}</p>`;
}
