import type { Problem } from '../../src/model/problems.ts';
import type { Returned, ReturnedUnit } from './readXliff.ts';
import type { TextFile, Unit } from './text.ts';
import { codesOf, sameTokens, textOfTokens, tokensOf } from './tokens.ts';
import { fileId } from './xliff.ts';

/** What an XLIFF file changes. */
export interface Applied {
  /** Files in their new form. */
  readonly written: readonly { readonly file: string; readonly text: string }[];
  /** How many texts were translated, or confirmed as they are. */
  readonly translated: number;
  /** How many came back as they are in the files. */
  readonly unchanged: number;
}

/** Puts what came back from a translation tool into the files. What cannot be is refused with its line in the XLIFF file. */
export function applyXliff(
  xliff: string,
  returned: Returned,
  files: readonly TextFile[],
  problems: Problem[],
): Applied {
  const known = new Map(files.map((file) => [fileId(file.file), file]));
  let [translated, unchanged] = [0, 0];
  const report = (line: number, message: string) => problems.push({ level: 'error', file: xliff, line, message });
  const written = [...returned.files].flatMap(([id, units]) => {
    const file = known.get(id);
    if (!file) {
      report(units[0]?.line ?? 1, `There is no file ${id.replaceAll(':', '/')} any more; export the texts again.`);
      return [];
    }
    const lines = new Map(units.map((unit) => [unit.id, unit.line]));
    const texts = new Map<string, string>();
    for (const unit of units) {
      const now = file.units.find((other) => other.id === unit.id);
      const result = resultOf(unit, now);
      if (result === undefined) unchanged += 1;
      else if ('refused' in result) report(unit.line, `${file.file}, ${unit.id}: ${result.refused}`);
      else texts.set(unit.id, result.text);
    }
    if (texts.size === 0) return [];
    const { text, refused } = file.apply(texts);
    for (const { id: unit, message } of refused) report(lines.get(unit) ?? 1, `${file.file}, ${unit}: ${message}`);
    translated += texts.size - refused.length;
    return text === undefined || texts.size === refused.length ? [] : [{ file: file.target, text }];
  });
  return { written, translated, unchanged };
}

/** The new text of a unit; nothing if it is what the file has, or is not translated. */
function resultOf(returned: ReturnedUnit, now: Unit | undefined): { text: string } | { refused: string } | undefined {
  if (!returned.target) return undefined;
  const changed = { refused: 'The English text has changed since it was exported; export it again.' };
  if (!now) return changed;
  const codes = codesOf(now);
  if (!sameTokens(returned.source, tokensOf(codes.source, codes.ids))) return changed;
  const isSame = codes.target !== undefined && sameTokens(returned.target, tokensOf(codes.target, codes.ids));
  if (isSame)
    return now.state === 'translated' && returned.isDone && now.target !== undefined ? { text: now.target } : undefined;
  const words = returned.target.filter((token) => typeof token === 'string').join('');
  if (words.trim() === '' && returned.target.length < 2) return undefined;
  return textOfTokens(returned.target, codes, now.markup);
}
