// Answers a query set with other search libraries, each in the best set-up that its manual offers for the language. Copied next to
// the libraries by tools/searchComparison.ts and run there: node peers.mjs <input.json> <output.json>

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { create, insertMultiple, save, search as searchOrama } from '@orama/orama';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';

const [inputFile, outputFile] = process.argv.slice(2);
const input = JSON.parse(readFileSync(inputFile, 'utf8'));
const { locale, records, queries, boosts, sectionBoosts } = input;

const stem = { en: stemEnglish, ru: stemRussian }[locale] ?? ((word) => word);
const stopWords = new Set(input.stopWords.split(/\s+/));

/** What any careful integrator does: one form of letters, digits and half-spaces. */
const fold = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\u200c/g, ' ');
const words = (text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const stems = (text) =>
  words(text)
    .filter((word) => !stopWords.has(word))
    .map((word) => stem(word));

const documents = records.map((record, id) => ({
  id,
  title: record.heading ? '' : record.title,
  page: record.heading ? record.title : '',
  heading: record.heading ?? '',
  keywords: (record.keywords ?? []).join(' '),
  asked: (record.asked ?? []).join(' '),
  description: record.description ?? '',
  body: record.text,
  slug: record.url.split('/').slice(-2).join(' ').replace(/-/g, ' '),
}));
const fields = Object.keys(documents[0]).filter((field) => field !== 'id');
const pageOf = (id) => records[id].url;
const bytes = (text) => brotliCompressSync(text).length;

function miniSearch() {
  const index = new MiniSearch({
    fields,
    tokenize: words,
    processTerm: (word) => (stopWords.has(word) ? null : stem(word)),
    searchOptions: {
      boost: boosts,
      boostDocument: (id) => sectionBoosts[records[id].section],
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(documents);
  // Any of the words: asking for all of them first finds less.
  const search = (query) => index.search(query).map(({ id }) => pageOf(id));
  return { search, size: bytes(JSON.stringify(index)) };
}

async function orama() {
  const tokenizer = {
    language: 'english',
    normalizationCache: new Map(),
    tokenize: (text) => [...new Set(stems(text))],
  };
  const index = create({
    schema: Object.fromEntries(fields.map((field) => [field, 'string'])),
    components: { tokenizer },
  });
  await insertMultiple(
    index,
    documents.map((document) => ({ ...document, id: String(document.id) })),
  );
  const found = async (query, more) =>
    (await searchOrama(index, { term: query, boost: boosts, limit: 20, ...more })).hits.map(({ id }) => pageOf(id));
  // All words first; then any of them; typing errors, which cost it precision, only when nothing fits as typed.
  const search = async (query) => {
    for (const more of [{ threshold: 0 }, { threshold: 1 }, { threshold: 1, tolerance: 1 }]) {
      const pages = await found(query, more);
      if (pages.length > 0) return pages;
    }
    return [];
  };
  return { search, size: bytes(JSON.stringify(save(index))) };
}

async function flexSearch() {
  const encode = stems;
  const index = new FlexSearch.Document({
    tokenize: 'forward',
    encode,
    document: { id: 'id', index: fields.map((field) => ({ field, tokenize: 'forward', encode })) },
  });
  for (const document of documents) index.add(document);
  let size = 0;
  await index.export((_, data) => {
    if (data) size += bytes(data);
  });
  const search = (query) => {
    const scores = new Map();
    for (const { field, result } of index.search(query, { limit: 50, suggest: true }))
      for (const [rank, id] of result.entries()) scores.set(id, (scores.get(id) ?? 0) + boosts[field] / (rank + 1));
    return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => pageOf(id));
  };
  return { search, size };
}

const answers = {};
for (const [name, make] of Object.entries({ MiniSearch: miniSearch, Orama: orama, FlexSearch: flexSearch })) {
  const { search, size } = await make();
  const pages = {};
  for (const query of queries) pages[query] = [...new Set(await search(query))].slice(0, 20);
  answers[name] = { size, pages };
}
writeFileSync(outputFile, JSON.stringify(answers));
