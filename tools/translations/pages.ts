import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import { readFolder } from '../../src/content/sourceFile.ts';
import { blockHash } from '../../src/content/stamp.ts';
import { hashesOf } from '../../src/model/content/translation.ts';
import type { Problem } from '../../src/model/problems/problems.ts';
import { defaultLocale, type Locale } from '../../src/model/text/locale.ts';
import { frontMatterKeys, type PageBlock, type PageFile, readPageFile } from './pageFile.ts';
import { readStamp, stamp } from './stamp.ts';
import type { TranslatedPage, TranslationUnit } from './text.ts';

/** Every English page and partial with its translation. Adds unreadable files to `problems`. */
export function translatedPages(root: string, locale: Locale, problems: Problem[]): TranslatedPage[] {
  return readFolder(root, `content/${defaultLocale}`, '.mdx', problems).map(({ file, text }) => {
    const target = file.replace(`/${defaultLocale}`, `/${locale}`);
    const path = join(root, target);
    const translation = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : undefined;
    return translatedPage(file, text, { file: target, text: translation });
  });
}

/** The texts of an English page or partial, and their states in a translation. */
export function translatedPage(
  file: string,
  english: string,
  translation: { readonly file: string; readonly text: string | undefined },
): TranslatedPage {
  const source = readPageFile(english);
  const text = translation.text && withFrontMatter(translation.file, translation.text);
  const stamps = readStamp(text ?? '');
  const isStamped = Object.keys(stamps).length > 0;
  const state = text === undefined ? 'missing' : isStamped ? 'stamped' : 'unstamped';
  const hashes = Object.fromEntries(
    source.sections.map((id) => [id, blocksIn(source, id).map((block) => blockHash(block?.text ?? ''))]),
  );
  const now = Object.fromEntries(Object.entries(hashes).map(([id, list]) => [id, list.join('')]));
  const ids = [...new Set([...source.sections, ...Object.keys(stamps)])];
  return {
    file,
    target: translation.file,
    state,
    texts: source.sections.flatMap((id): TranslationUnit[] => {
      const before = hashesOf(stamps[id]);
      const earlier = changesBetween(before, hashes[id] ?? []);
      return blocksIn(source, id).flatMap((block, index): TranslationUnit[] => {
        if (!block) return [];
        const [hash, at] = [hashes[id]?.[index], earlier[index]];
        const isCurrent = at !== undefined && before[at] === hash;
        const isMissing = state === 'missing' || (state === 'stamped' && at === undefined);
        return [
          {
            section: id,
            line: block.line,
            text: block.text,
            state: isMissing ? 'missing' : isCurrent ? 'current' : 'stale',
            madeFrom: isCurrent || at === undefined ? undefined : before[at],
          },
        ];
      });
    }),
    sections: source.sections,
    staleSections: isStamped ? ids.filter((id) => now[id] !== stamps[id]) : [],
    stamped: (chosen) =>
      stamp(text ?? '', chosen ? { ...stamps, ...Object.fromEntries(chosen.map((id) => [id, now[id] ?? ''])) } : now),
  };
}

/** Blocks of a section in the order of their hashes; a missing front matter key keeps its place. */
function blocksIn({ frontMatter, body }: PageFile, id: string): (PageBlock | undefined)[] {
  const front = id === '' ? frontMatterKeys.map((key) => frontMatter.find(({ kind }) => kind === key)) : [];
  return [...front, ...body.filter(({ section }) => section === id)];
}

/**
 * For each current hash the index of the earlier one that it equals or replaces; none if new:
 * - before [a, b, c], now [a, x, c, d]: [0, 1, 2, undefined], since x replaces b
 * - before [a, b], now [a, x, y, b]: [0, undefined, undefined, 1]
 * - before [a, b], now [x, y, b]: [0, undefined, 1], since only the first of two replaces a
 */
function changesBetween(before: readonly string[], now: readonly string[]): (number | undefined)[] {
  let index = 0;
  let replaceable: number[] = [];
  return diffArrays([...before], [...now]).flatMap(({ added, removed, value }) => {
    if (added) return value.map((_, offset) => replaceable[offset]);
    const indices = value.map(() => index++);
    replaceable = removed ? indices : [];
    return removed ? [] : indices;
  });
}

/** A partial without a stamp has no front matter to write the stamp into. */
const withFrontMatter = (file: string, text: string): string =>
  /^content\/\w+\/partials\//.test(file) && !text.startsWith('---') ? `---\n---\n\n${text}` : text;
