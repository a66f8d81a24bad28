import { type Locale, locales } from '../../src/model/text/locale.ts';
import { blockByHash, wordDiff } from './history.ts';
import type { TextState, TranslatedPage } from './text.ts';

/** How much of a section of the site is translated into a language. */
export interface SectionStatus {
  readonly section: string;
  readonly texts: number;
  readonly current: number;
  /** Texts whose English has changed since. */
  readonly stale: number;
  readonly missing: number;
  /** English words of the stale and the missing ones. */
  readonly words: number;
}

/** The section of a file: the folder of the documentation, or the kind of text. */
function sectionOfFile(file: string): string {
  const [, folder, name] = /^content\/(?:\w\w\/)?(\w+)(?:\/([\w-]+)\/)?/.exec(file) ?? [];
  if (folder === undefined) return file.slice(0, file.indexOf('/'));
  return folder === 'docs' && name !== undefined ? `docs/${name}` : folder;
}

export function statusOf(pages: readonly TranslatedPage[]): SectionStatus[] {
  const bySection = Map.groupBy(pages, ({ file }) => sectionOfFile(file));
  return [...bySection]
    .map(([section, own]): SectionStatus => {
      const texts = own.flatMap((page) => page.texts);
      const inState = (state: TextState) => texts.filter((one) => one.state === state);
      const [missing, stale] = [inState('missing'), inState('stale')];
      const words = [...missing, ...stale].reduce((sum, { text }) => sum + wordCount(text), 0);
      return {
        section,
        texts: texts.length,
        current: inState('current').length,
        stale: stale.length,
        missing: missing.length,
        words,
      };
    })
    .sort((a, b) => a.section.localeCompare(b.section));
}

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const headings = ['section', 'texts', 'current', 'stale', 'missing', 'words left'] as const;

/** A table of sections by languages, each language with a line of sums. */
export function formatStatus(statuses: ReadonlyMap<Locale, readonly SectionStatus[]>): string {
  const rows = locales.flatMap((locale) => {
    const sections = statuses.get(locale);
    if (!sections) return [];
    const sum = (count: (status: SectionStatus) => number) => sections.reduce((all, status) => all + count(status), 0);
    const all: SectionStatus = {
      section: 'all',
      texts: sum(({ texts }) => texts),
      current: sum(({ current }) => current),
      stale: sum(({ stale }) => stale),
      missing: sum(({ missing }) => missing),
      words: sum(({ words }) => words),
    };
    return [...sections, all].map(({ section, texts, current, stale, missing, words }) =>
      [locale, section, texts, current, stale, missing, words].map(String),
    );
  });
  const table = [['', ...headings], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
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
