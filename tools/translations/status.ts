import type { Locale } from '../../src/model/text/locale.ts';
import { blockByHash, wordDiff } from './history.ts';
import type { TextState, TranslatedPage } from './text.ts';

/** The section of a file: the folder of the documentation, or the kind of text. */
function sectionOf({ file }: TranslatedPage): string {
  const [, folder = '', name] = /^content\/(?:\w\w\/)?(\w+)(?:\/([\w-]+)\/)?/.exec(file) ?? [];
  return folder === 'docs' && name !== undefined ? `docs/${name}` : folder;
}

const headings = ['', 'section', 'texts', 'current', 'stale', 'missing', 'words left'];

/** The numbers of texts, of each state, and of the English words that are left to translate. */
function countsOf(pages: readonly TranslatedPage[]): number[] {
  const texts = pages.flatMap((page) => page.texts);
  const inState = (state: TextState) => texts.filter((one) => one.state === state);
  const [current, stale, missing] = [inState('current'), inState('stale'), inState('missing')];
  const words = [...missing, ...stale].reduce((sum, { text }) => sum + wordCount(text), 0);
  return [texts.length, current.length, stale.length, missing.length, words];
}

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A table of sections by languages, each language with a line of sums. */
export function formatStatus(pages: ReadonlyMap<Locale, readonly TranslatedPage[]>): string {
  const rows = [...pages].flatMap(([locale, own]) => {
    const sections = [...Map.groupBy(own, sectionOf)].sort(([a], [b]) => a.localeCompare(b));
    return [...sections, ['all', own] as const].map(([name, some]) => [locale, name, ...countsOf(some).map(String)]);
  });
  const table = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}

/** Changes in English since a translation, by words. `earlier` returns its texts, latest first. */
export function formatChanges(page: TranslatedPage, earlier: (file: string) => Iterable<string>): string[] {
  const texts = page.texts.filter(({ state }) => state !== 'current');
  const changes = texts.map(({ line, text, state, madeFrom }) => {
    const place = `${page.file}:${line}`;
    if (state === 'missing') return `${place}  new: ${text}`;
    if (page.state === 'unstamped') return `${place}  translated, but not stamped yet: ${text}`;
    const before = madeFrom === undefined ? undefined : blockByHash(earlier(page.file), madeFrom);
    return before === undefined
      ? `${place}  changed; the text before is not in the history: ${text}`
      : `${place}  ${wordDiff(before, text)}`;
  });
  const others = page.staleSections.filter((id) => !texts.some(({ section }) => section === id));
  return [
    ...changes,
    ...others.map(
      (id) =>
        `${page.target}  ${id === '' ? 'The top' : `#${id}`} has texts that English no longer has; remove them, then stamp it.`,
    ),
  ];
}
