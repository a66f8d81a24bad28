import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linksOf } from '../../../src/model/facts.ts';
import { formatDate, readerOf } from '../../../src/model/format.ts';
import type { Locale } from '../../../src/model/locale.ts';
import { fill } from '../../../src/model/messages.ts';
import { labelTabs, readArticle } from '../article.ts';
import { all, type Element, escaped, toXml } from '../dom.ts';
import type { EditionSource } from '../edition.ts';
import { fitLinks, partId } from '../links.ts';
import { type SelectedPage, selectedParts } from '../selection.ts';
import { type BookFacts, chapter, container, mimetype, navigationDocument, packageDocument } from './package.ts';

/** The files of the e-book (EPUB 3) in a language, `mimetype` first, as readers of e-books ask for it. */
export function book({ root, output, site, release }: EditionSource, locale: Locale): Map<string, Uint8Array> {
  const { config, urls, strings } = site;
  const { htmlLang, direction, path } = config.locales[locale];
  const { copies } = strings[locale];
  const parts = selectedParts(site, locale, 'book');
  const pages = parts.flatMap((part) => part.pages);
  const facts: BookFacts = {
    title: copies.oneFileTitle,
    language: htmlLang,
    direction,
    brand: config.brand,
    source: urls.absolutePage(locale, '/'),
    ...release,
    contents: copies.contents,
    parts,
  };
  const drawn = new Set<string>();
  const places = { home: `${urls.base}/${path}`, origin: config.url, pages, addressOf: addressInBook };
  const chapters = pages.map((page): [string, string] => {
    const { content } = readArticle(output, `${path}${page.path}.html`);
    labelTabs(content);
    fitLinks(content, page, places);
    for (const drawing of all('svg', content)) {
      drawing.attribs['xmlns'] = 'http://www.w3.org/2000/svg';
      for (const part of all('[paint-order]', drawing)) fromAttributeToStyle('paint-order', part);
      drawn.add(page.key);
    }
    return [
      `book/${page.key}.xhtml`,
      chapter(
        facts,
        page.title,
        `<section id="${page.key}"><h1>${escaped(page.title)}</h1>${toXml(content.children)}</section>`,
      ),
    ];
  });
  const made = fill(copies.made, { date: formatDate(release.day, readerOf(config, locale)), build: release.build });
  const navigation = navigationDocument(facts).replace(
    '</body>',
    `<p>${escaped(made)} ${escaped(copies.origin)} ${escaped(facts.source)}</p>${mirrorsOf(site, locale)}</body>`,
  );
  const text: [string, string][] = [
    ['mimetype', mimetype],
    ['META-INF/container.xml', container],
    ['book/package.opf', packageDocument(facts, drawn)],
    ['book/nav.xhtml', navigation],
    ['book/book.css', readFileSync(join(root, 'src/styles/book.css'), 'utf8')],
    ...chapters,
  ];
  return new Map(text.map(([name, content]) => [name, Buffer.from(content)]));
}

/** E-books may hold SVG 1.1, in which an attribute of SVG 2 is an error and the same property in a style is none. */
function fromAttributeToStyle(name: string, { attribs }: Element): void {
  attribs['style'] = `${name}:${attribs[name]}`;
  delete attribs[name];
}

const addressInBook = (page: SelectedPage, id: string): string => `${page.key}.xhtml#${partId(page, id)}`;

/** Other addresses of the site, if there are any (`site/contacts.ts`). */
function mirrorsOf({ facts, strings }: EditionSource['site'], locale: Locale): string {
  const mirrors = linksOf(facts, 'mirrors.docs').map(escaped);
  return mirrors.length > 0 ? `<p>${escaped(strings[locale].copies.mirrors)} ${mirrors.join(' ')}</p>` : '';
}
