// Makes the index of Pagefind from the records of a language. Copied next to the library by tools/searchComparison.ts and run there:
// node pagefindIndex.mjs <input.json> <folder>

import { readFileSync } from 'node:fs';
import { createIndex } from 'pagefind';

const [inputFile, outputPath] = process.argv.slice(2);
const { locale, records, boosts } = JSON.parse(readFileSync(inputFile, 'utf8'));

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** A paragraph that counts for more or less than the text, whose weight is 1. */
const weighted = (texts, weight) =>
  texts.length > 0 ? `<p data-pagefind-weight="${weight}">${escaped(texts.join('. '))}</p>` : '';

/** Pagefind takes whole pages, of which it shows the sections. */
const pages = Map.groupBy(records, ({ url }) => url.split('#')[0]);
const { index } = await createIndex({ forceLanguage: locale });
for (const [url, sections] of pages) {
  const content = sections.map(({ heading, title, description, keywords = [], asked = [], text }) =>
    [
      heading ? `<h2>${escaped(heading)}</h2>` : `<h1>${escaped(title)}</h1>`,
      description ? weighted([description], boosts.description) : '',
      weighted([...keywords, ...asked], boosts.asked),
      `<p>${escaped(text)}</p>`,
    ].join('\n'),
  );
  const html = `<!doctype html><html lang="${locale}"><body>${content.join('\n')}</body></html>`;
  const { errors } = await index.addHTMLFile({ url, content: html });
  if (errors.length > 0) throw new Error(`Pagefind refuses ${url}: ${errors.join('; ')}`);
}
const { errors } = await index.writeFiles({ outputPath });
if (errors.length > 0) throw new Error(errors.join('; '));
process.exit();
