import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { isLocale, type Locale } from '../model/text/locale.ts';
import type { Passage } from './passage.ts';

/** Key of the phrases that readers type, right or wrong. */
const typed = 'asked';

/** Strings of YAML below `en`, `fa` or `ru`, or all of a file in one language. */
export function yamlStrings(file: string, source: string, ofFile?: Locale): Passage[] {
  const lines = new LineCounter();
  const visit = (node: unknown, locale: Locale | undefined): Passage[] => {
    if (isMap(node)) {
      return node.items.flatMap(({ key, value }) => {
        const name = isScalar(key) ? String(key.value) : '';
        return name === typed ? [] : visit(value, isLocale(name) ? name : locale);
      });
    }
    if (isSeq(node)) return node.items.flatMap((item) => visit(item, locale));
    if (!isScalar(node) || typeof node.value !== 'string' || !locale) return [];
    return [{ file, line: lines.linePos(node.range?.[0] ?? 0).line, locale, text: node.value }];
  };
  return visit(parseDocument(source, { lineCounter: lines, uniqueKeys: false }).contents, ofFile);
}
