import type { PageText, WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';
import type { Passage } from '../passage.ts';

const word = '[\\p{L}\\p{N}-]+';

/** Endings that rarely start a sentence as a word. */
const commonEndings = 'ir|com|net|org|info|me|io|ru|su';

/** Endings after other scripts; with any word, a missing space would make an address. */
const endings = `${commonEndings}|app|dev|xyz|site|online|shop|рф|рус|онлайн|сайт|орг|ком|москва|дети|ایران|ايران|بازار|شبكة|موقع`;

/** Forms of an address or a contact in text as a reader sees it, by name. */
const forms: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['e-mail address', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  [
    'address',
    new RegExp(
      `(?:(?<=//)|(?<![\\p{L}\\p{N}@._%+/-]))(?:(?:[a-z0-9-]+\\.)+[a-z][a-z0-9-]+|(?:${word}\\.)+(?:${endings})|(?:\\d{1,3}\\.){3}\\d{1,3})(?![\\p{L}\\p{N}@])(?:/[^\\s()<>"'\`*«»،؛,;\\]|]*)?`,
      'giu',
    ),
  ],
  ['address', /\b(?!https?:)[a-z][a-z\d+.-]+:\/\/[^\s()<>"'`]+|(?<![\w:])(?:[\da-f]{1,4}:){3,}[\da-f:]+/giu],
  ['disguised address', /[\w-]{2,} ?[[({] ?(?:[.@]|at|dot|собака|точка|نقطه|ات) ?[\])}] ?[\w-]{2,}/giu],
  [
    'disguised address',
    new RegExp(
      `(?<![\\w/.-])[a-z0-9][a-z0-9-]*(?:\\s+\\.\\s*|\\.\\s+|\\s+(?:dot|точка|نقطه)\\s+)(?:${commonEndings})(?![\\p{L}\\p{N}-])`,
      'giu',
    ),
  ],
  ['handle', /(?<![\p{L}\p{N}._%+/@-])@ ?[a-z0-9_]{3,}|(?<![\w/.:=&?$-])[a-z\d]+(?:_[a-z\d]+)+(?!\w)/giu],
  [
    'phone number',
    /(?<![\p{L}\p{N}.,-])(?:(?:\+|00?)[1-9](?:[ \u00a0()–/.٫،-]{0,2}\d){6,13}|9\d{2}[ -]?\d{3}[ -]?\d{4})(?![\p{L}\p{N}])/gu,
  ],
];

interface Address {
  readonly name: string;
  readonly written: string;
  readonly line: number;
}

/** A text roughly as readers see it, on the same lines: `orbvpn\.**ir**` is `orbvpn.ir`. */
function seen(text: string): string {
  return text
    .replace(/&(?:#x0*2e|#0*46|period);/gi, '.')
    .replace(/&(?:#x0*40|#0*64|commat);/gi, '@')
    .replace(/\\(?=[!-/:-@[-`{-~])|<\/?[a-z][^<>\n]*>|\*\*|`/gi, '')
    .replace(/(?!\u200c)\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(/(?<=[a-z\d])\u200c?[。·•]\u200c?(?=[a-z])/gi, '.')
    .replace(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06f0));
}

function addressesIn(text: string): Address[] {
  const shown = seen(text);
  return forms.flatMap(([name, pattern]) =>
    [...shown.matchAll(pattern)].map(({ 0: written, index }) => ({
      name,
      written: written.replace(/[.:/?!]+$/, ''),
      line: shown.slice(0, index).split('\n').length - 1,
    })),
  );
}

/** A form that is equal for the same address however it is written. */
const alike = ({ name, written }: Address) =>
  name === 'phone number' ? written.replace(/[^\d+]/g, '').replace(/^00/, '+') : written.toLowerCase();

/** The addresses of English texts, to compare with. */
const knownIn = (texts: readonly string[]) => new Set(addressesIn(texts.join('\n')).map(alike));

/** Errors for the addresses of a text that the English one lacks; `first` is its line. */
const added = (expected: ReadonlySet<string>, text: string, file: string, first: number): Problem[] =>
  addressesIn(text)
    .filter((address) => !expected.has(alike(address)))
    .map(({ name, written, line }) => {
      const message = `The ${name} "${written}" is not in the English text; a translation must not lead readers elsewhere. Remove it, or add it to the English text first.`;
      return errorIn(file, first + line, message);
    });

type ComparedText = WrittenText & Partial<Pick<PageText, 'title' | 'description' | 'sidebarLabel' | 'lines'>>;

const partsOf = ({ title = '', description = '', sidebarLabel = '', lines, body, bodyLine }: ComparedText) => [
  { text: title, line: lines?.title },
  { text: description, line: lines?.description },
  ...(lines?.sidebar_label === undefined ? [] : [{ text: sidebarLabel, line: lines.sidebar_label }]),
  { text: body, line: bodyLine },
];

/** Addresses, handles and phone numbers in a translation that its English source lacks. */
export function checkSameAddresses(source: ComparedText, translation: ComparedText): Problem[] {
  const expected = knownIn(partsOf(source).map(({ text }) => text));
  return partsOf(translation).flatMap(({ text, line = 0 }) => added(expected, text, translation.file, line));
}

export function checkSameAddressesOfData(passages: readonly Passage[], english: readonly Passage[]): Problem[] {
  const expected = knownIn(english.map(({ text }) => text));
  return passages.flatMap(({ text, file, line }) => added(expected, text, file, line));
}
