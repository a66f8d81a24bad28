import type { Locale } from '../../src/model/locale.ts';
import { type Code, isPair, isRequired, type Piece } from './codes.ts';
import type { TextFile, Unit } from './text.ts';
import { type Codes, codesOf } from './tokens.ts';

/** Notes on a text for its translator. */
export type NotesOf = (source: string) => readonly string[];

/** The id of a file in XLIFF: its path in letters that XML takes for an id. */
export const fileId = (file: string): string => file.replace(/[^\w.-]/g, ':');

/** An XLIFF 2.0 document with texts and their translations into a language. `termsOf` gives the terms that a text has, with their translations. */
export function writeXliff(files: readonly TextFile[], locale: Locale, termsOf: NotesOf): string {
  const body = files.filter(({ units }) => units.length > 0).map((file) => fileElement(file, termsOf));
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${locale}">
${body.join('\n')}
</xliff>
`;
}

function fileElement({ file, title, units }: TextFile, termsOf: NotesOf): string {
  const notes = title === undefined ? '' : `\n${notesElement('  ', [['page', title]])}`;
  return `<file id="${fileId(file)}" original="${attribute(file)}" xml:space="preserve">${notes}
${units.map((unit) => unitElement(unit, file, termsOf)).join('\n')}
</file>`;
}

function unitElement(unit: Unit, file: string, termsOf: NotesOf): string {
  const { id, line, heading, source, state } = unit;
  const codes = codesOf(unit);
  const notes = notesElement('    ', [
    ['place', `${file}:${line}`],
    ...(heading === undefined ? [] : [['heading', heading] as const]),
    ...termsOf(source).map((term) => ['term', term] as const),
  ]);
  const data = [...codes.byId].flatMap(([code, value]) => dataElements(code, value));
  const originalData = data.length === 0 ? '' : `    <originalData>${data.join('')}</originalData>\n`;
  const target = codes.target === undefined ? '' : `\n      <target>${contentOf(codes.target, codes)}</target>`;
  return `  <unit id="${id}">
${notes}
${originalData}    <segment state="${state}">
      <source>${contentOf(codes.source, codes)}</source>${target}
    </segment>
  </unit>`;
}

const notesElement = (indent: string, notes: readonly (readonly [string, string])[]): string =>
  `${indent}<notes>${notes.map(([category, note]) => `<note category="${category}">${escaped(note)}</note>`).join('')}</notes>`;

const dataElements = (id: string, code: Code): string[] =>
  isPair(code)
    ? [`<data id="d${id}s">${escaped(code.opening)}</data>`, `<data id="d${id}e">${escaped(code.closing)}</data>`]
    : [`<data id="d${id}">${escaped(code.written)}</data>`];

function contentOf(pieces: readonly Piece[], codes: Codes): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      const id = codes.ids.get(piece) ?? '';
      const canDelete = isRequired(piece) ? ' canDelete="no"' : '';
      if (!isPair(piece)) return `<ph id="${id}" dataRef="d${id}" disp="${attribute(piece.shown)}"${canDelete}/>`;
      return `<pc id="${id}" dataRefStart="d${id}s" dataRefEnd="d${id}e"${typeOf[piece.type]}${canDelete}>${contentOf(piece.pieces, codes)}</pc>`;
    })
    .join('');
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
