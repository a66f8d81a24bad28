import type { Locale } from '../../src/model/locale.ts';
import { type Code, isPair, isRequired, type Piece, type Placeholder } from './codes.ts';
import type { Label } from './labels.ts';
import type { TextFile, Unit } from './text.ts';
import { type Codes, codesOf } from './tokens.ts';

/** What translators get besides the texts. */
export interface Help {
  /** The terms that a text has, with their translations. */
  readonly termsOf: (source: string) => readonly string[];
  /** What readers see in the place of a code. */
  readonly labelOf: (code: string) => Label | undefined;
}

/** The id of a file in XLIFF: its path in letters that XML takes for an id. */
export const fileId = (file: string): string => file.replace(/[^\w.-]/g, ':');

/** An XLIFF 2.0 document with texts and their translations into a language. */
export function writeXliff(files: readonly TextFile[], locale: Locale, help: Help): string {
  const body = files.filter(({ units }) => units.length > 0).map((file) => fileElement(file, help));
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${locale}">
${body.join('\n')}
</xliff>
`;
}

function fileElement({ file, title, units }: TextFile, help: Help): string {
  const notes = title === undefined ? '' : `\n${notesElement('  ', [['page', title]])}`;
  return `<file id="${fileId(file)}" original="${attribute(file)}" xml:space="preserve">${notes}
${units.map((unit) => unitElement(unit, file, help)).join('\n')}
</file>`;
}

function unitElement(unit: Unit, file: string, { termsOf, labelOf }: Help): string {
  const { id, line, heading, source, state } = unit;
  const codes = codesOf(unit);
  const notes = notesElement('    ', [
    ['place', `${file}:${line}`],
    ...(heading === undefined ? [] : [['heading', heading] as const]),
    ...termsOf(source).map((term) => ['term', term] as const),
    ...labelsIn(codes, labelOf).map((label) => ['label', label] as const),
  ]);
  const data = [...codes.byId].flatMap(([code, value]) => dataElements(code, value));
  const originalData = data.length === 0 ? '' : `    <originalData>${data.join('')}</originalData>\n`;
  const target =
    codes.target === undefined ? '' : `\n      <target>${contentOf(codes.target, codes, labelOf)}</target>`;
  return `  <unit id="${id}">
${notes}
${originalData}    <segment state="${state}">
      <source>${contentOf(codes.source, codes, labelOf)}</source>${target}
    </segment>
  </unit>`;
}

const notesElement = (indent: string, notes: readonly (readonly [string, string])[]): string =>
  `${indent}<notes>${notes.map(([category, note]) => `<note category="${category}">${escaped(note)}</note>`).join('')}</notes>`;

const dataElements = (id: string, code: Code): string[] =>
  isPair(code)
    ? [`<data id="d${id}s">${escaped(code.opening)}</data>`, `<data id="d${id}e">${escaped(code.closing)}</data>`]
    : [`<data id="d${id}">${escaped(code.written)}</data>`];

function contentOf(pieces: readonly Piece[], codes: Codes, labelOf: Help['labelOf']): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      const id = codes.ids.get(piece) ?? '';
      // It has to be there once, as reading checks.
      const kept = isRequired(piece) ? ' canCopy="no" canDelete="no"' : '';
      if (!isPair(piece)) return `<ph id="${id}" dataRef="d${id}"${shownAs(piece, labelOf)}${kept}/>`;
      return `<pc id="${id}" dataRefStart="d${id}s" dataRefEnd="d${id}e"${typeOf[piece.type]}${kept}>${contentOf(piece.pieces, codes, labelOf)}</pc>`;
    })
    .join('');
}

/** What a tool shows for a code, and what it counts and reads out as text: the words that readers see, if there are any. */
function shownAs({ written, shown }: Placeholder, labelOf: Help['labelOf']): string {
  const label = labelOf(written);
  if (!label) return ` disp="${attribute(shown)}"`;
  const words = attribute(label.english);
  return `${label.isWordOfApp ? ' type="ui"' : ''} disp="${words}" equiv="${words}"`;
}

/** What readers of the translation see in the place of codes, if it differs: `Connect: Подключиться`. */
function labelsIn({ byId }: Codes, labelOf: Help['labelOf']): string[] {
  const labels = [...byId.values()].flatMap((code) => (isPair(code) ? [] : (labelOf(code.written) ?? [])));
  const differing = labels.filter(({ english, translated }) => english !== translated);
  return [...new Set(differing.map(({ english, translated }) => `${english}: ${translated}`))];
}

const typeOf = {
  bold: ' type="fmt" subType="xlf:b"',
  italic: ' type="fmt" subType="xlf:i"',
  link: ' type="link"',
  image: ' type="image"',
  other: '',
};

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (found) => `&${{ '&': 'amp', '<': 'lt' }[found] ?? 'gt'};`);

const attribute = (text: string): string => escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');
