import type { Locale } from '../../src/model/locale.ts';
import type { Markup } from './codes.ts';
import { type Change, changed, linesOf, type TextFile, type Unit } from './text.ts';

/** A text of a file of data, found by the names on the way to it. */
export interface KeyedText {
  readonly path: readonly (string | number)[];
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The text as it has to be written in its place. */
  write(text: string): string;
}

/** A file of data with its texts. */
export interface KeyedFile {
  readonly file: string;
  readonly text: string;
  readonly texts: readonly KeyedText[];
}

/** The forms of a word that a language may have although English does not. */
const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many']);

/**
 * The texts of a file of data in a language. In a file of all languages (`target` is the same file) they are next to each other, below the keys
 * `en` and those of the other languages; else they are at the same place in the file of the language.
 */
export function keyedTexts(source: KeyedFile, target: KeyedFile, locale: Locale, title?: string): TextFile {
  const isShared = source.file === target.file;
  const english = new Map(source.texts.map((text) => [isShared ? keyOf(text.path) : text.path.join('.'), text]));
  const lineAt = linesOf(source.text);
  const ids = new Set<string>();
  const places = new Map<string, KeyedText>();
  const units = target.texts.flatMap((place): Unit[] => {
    if (isShared && !place.path.includes(locale)) return [];
    const path = isShared ? place.path.map((name) => (name === locale ? 'en' : name)) : place.path;
    const found = english.get(path.join('.')) ?? otherForm(english, path);
    if (!found || isAddress(found.text)) return [];
    const name = path.filter((part) => !isShared || part !== 'en').join('.');
    const id = unique(name.replace(/[^\w.-]/g, '_'), ids);
    places.set(id, place);
    const [target, state] = place.text === '' ? [undefined, 'initial' as const] : [place.text, 'final' as const];
    return [{ id, line: lineAt(found.start), markup: markupOf(found.text), source: found.text, target, state }];
  });
  return {
    file: source.file,
    target: target.file,
    title,
    units,
    apply(translated) {
      const changes = [...translated].flatMap(([id, text]): Change[] => {
        const place = places.get(id);
        return !place || place.text === text ? [] : [{ start: place.start, end: place.end, text: place.write(text) }];
      });
      return { text: changed(target.text, changes), refused: [] };
    },
  };
}

const keyOf = (path: readonly (string | number)[]) => path.join('.');

/** A form of a word that English lacks is made from its general one. */
function otherForm(english: ReadonlyMap<string, KeyedText>, path: readonly (string | number)[]): KeyedText | undefined {
  return pluralForms.has(String(path.at(-1))) ? english.get([...path.slice(0, -1), 'other'].join('.')) : undefined;
}

/** An address or an id, which is the same in all languages. */
const isAddress = (text: string): boolean => /^[\w./:#-]*[/#:][\w./:#-]*$/.test(text);

const markupOf = (text: string): Markup => (/[`<[*&\\]/.test(text) ? 'markdown' : 'plain');

function unique(id: string, taken: Set<string>): string {
  const name = /^[\w]/.test(id) ? id : `_${id}`;
  let count = 1;
  const numbered = () => (count === 1 ? name : `${name}.${count}`);
  while (taken.has(numbered())) count += 1;
  taken.add(numbered());
  return numbered();
}
