import { escaped } from '../dom.ts';
import type { SelectedPart } from '../selection.ts';

/** What an e-book says of itself. */
export interface BookFacts {
  readonly title: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  /** Address of the site in the language. */
  readonly source: string;
  /** `2026-11-22` */
  readonly day: string;
  readonly build: string;
  readonly contents: string;
  readonly parts: readonly SelectedPart[];
}

export const mimetype = 'application/epub+zip';

/** META-INF/container.xml: where the package document is. */
export const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The package document of EPUB 3: what the book is, its files, and the order in which they are read. `drawn` are pages with drawings. */
export function packageDocument(book: BookFacts, drawn: ReadonlySet<string>): string {
  const keys = book.parts.flatMap(({ pages }) => pages.map(({ key }) => key));
  const items = keys.map(
    (key) =>
      `<item id="p-${key}" href="${key}.xhtml" media-type="application/xhtml+xml"${drawn.has(key) ? ' properties="svg"' : ''}/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${book.language}" dir="${book.direction}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escaped(book.source)}#${book.build}</dc:identifier>
<dc:title>${escaped(book.title)}</dc:title>
<dc:language>${book.language}</dc:language>
<dc:creator>${escaped(book.brand)}</dc:creator>
<dc:source>${escaped(book.source)}</dc:source>
<dc:date>${book.day}</dc:date>
<meta property="dcterms:modified">${book.day}T00:00:00Z</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="book.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine page-progression-direction="${book.direction}">
<itemref idref="nav"/>
${keys.map((key) => `<itemref idref="p-${key}"/>`).join('\n')}
</spine>
</package>
`;
}

/** The contents, which readers of e-books offer as a menu and show as the first page. */
export function navigationDocument(book: BookFacts): string {
  const parts = book.parts.map(
    ({ title, pages }) => `<li><span>${escaped(title)}</span><ol>
${pages.map((page) => `<li><a href="${page.key}.xhtml">${escaped(page.title)}</a></li>`).join('\n')}
</ol></li>`,
  );
  return chapter(
    book,
    book.title,
    `<h1>${escaped(book.title)}</h1>
<nav epub:type="toc" id="toc"><h2>${escaped(book.contents)}</h2><ol>
${parts.join('\n')}
</ol></nav>`,
  );
}

/** A file of the book with a body. */
export function chapter({ language, direction }: BookFacts, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${direction}">
<head><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>${body}</body>
</html>
`;
}
