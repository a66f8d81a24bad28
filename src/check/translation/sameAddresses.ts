import type { PageText, WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { lineAt, type Passage } from '../passage.ts';

const word = '[\\p{L}\\p{N}-]+';

/** Endings of addresses in other scripts. Any word behind a full stop would be one, where a space was forgotten. */
const ownEndings = 'рф|рус|онлайн|сайт|орг|ком|москва|дети|ایران|ايران|بازار|شبكة|موقع';

/** Forms of an address or a contact, by name. */
const forms: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['e-mail address', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  [
    'address',
    new RegExp(
      `(?:(?<=//)|(?<![\\p{L}\\p{N}@._%+/-]))(?:(?:[a-z0-9-]+\\.)+[a-z][a-z0-9-]+|(?:${word}\\.)+(?:${ownEndings})|(?:\\d{1,3}\\.){3}\\d{1,3})(?![\\p{L}\\p{N}@])(?:/[^\\s()<>"'\`*«»،؛,;\\]|]*)?`,
      'giu',
    ),
  ],
  ['disguised address', /[\w-]{2,} ?\\?[[({] ?(?:[.@]|at|dot|собака|точка|نقطه|ات) ?\\?[\])}] ?[\w-]{2,}/giu],
  ['handle', /(?<![\p{L}\p{N}._%+/@-])@[a-z0-9_]{3,}/giu],
  ['phone number', /(?<![\p{L}\p{N}.,-])(?:\+|00?)[1-9](?:[ \u00a0()–-]{0,2}\d){6,13}(?![\p{L}\p{N}])/gu],
];

interface Address {
  readonly name: string;
  readonly written: string;
  readonly index: number;
}

function addressesIn(text: string): Address[] {
  // Persian phone numbers have Persian digits.
  const latin = text.replace(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06f0));
  return forms.flatMap(([name, pattern]) =>
    [...latin.matchAll(pattern)].map(({ 0: written, index }) => ({
      name,
      written: written.replace(/[.:/?!]+$/, ''),
      index,
    })),
  );
}

/** The same address however it is written. */
const alike = ({ name, written }: Address) =>
  name === 'phone number' ? written.replace(/[^\d+]/g, '').replace(/^00/, '+') : written.toLowerCase();

/** The addresses of English texts, to compare with. */
const knownIn = (texts: readonly string[]) => new Set(addressesIn(texts.join('\n')).map(alike));

/** The addresses of a text that the English one lacks, as a message and an offset. */
function added(known: ReadonlySet<string>, text: string): { readonly message: string; readonly index: number }[] {
  return addressesIn(text)
    .filter((address) => !known.has(alike(address)))
    .map(({ name, written, index }) => ({
      index,
      message: `The ${name} "${written}" is not in the English text; a translation leads readers nowhere else. Remove it, or write it in English first.`,
    }));
}

type Text = WrittenText & Partial<Pick<PageText, 'title' | 'description' | 'sidebarLabel' | 'lines'>>;

const frontTexts = ({ title = '', description = '', sidebarLabel = '', lines }: Text) => [
  { text: title, line: lines?.title },
  { text: description, line: lines?.description },
  ...(lines?.sidebar_label === undefined ? [] : [{ text: sidebarLabel, line: lines.sidebar_label }]),
];

/** Problems: addresses, handles, phone numbers in a translation that its English source lacks. */
export function checkSameAddresses(source: Text, translation: Text): Problem[] {
  const english = knownIn([...frontTexts(source).map(({ text }) => text), source.body]);
  const { file, body, bodyLine } = translation;
  const inFront = frontTexts(translation).flatMap(({ text, line }) =>
    added(english, text).map(({ message }): Problem => ({ level: 'error', file, line, message })),
  );
  const inBody = added(english, body).map(
    ({ message, index }): Problem => ({
      level: 'error',
      file,
      line: bodyLine + body.slice(0, index).split('\n').length - 1,
      message,
    }),
  );
  return [...inFront, ...inBody];
}

/** The same for the texts of a file of data, whose English ones are next to them or in a file of the same kind. */
export function checkSameAddressesOfData(passages: readonly Passage[], english: readonly Passage[]): Problem[] {
  const known = knownIn(english.map(({ text }) => text));
  return passages.flatMap((passage) =>
    added(known, passage.text).map(
      ({ message, index }): Problem => ({ level: 'error', file: passage.file, line: lineAt(passage, index), message }),
    ),
  );
}
