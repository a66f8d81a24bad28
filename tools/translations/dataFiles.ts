import { isMap, isScalar, isSeq, parseDocument, Scalar, stringify } from 'yaml';
import { stringLiterals } from '../../src/content/stringLiterals.ts';
import type { KeyedFile, KeyedText } from './keyedTexts.ts';

/** Words that readers type: each language has its own, so that they are not translated. */
const typed = 'asked';

/** The texts of a YAML file. */
export function yamlFile(file: string, text: string): KeyedFile {
  const visit = (node: unknown, path: readonly (string | number)[], isFlow: boolean): KeyedText[] => {
    if (isMap(node)) {
      return node.items.flatMap(({ key, value }) => {
        const name = isScalar(key) ? String(key.value) : '';
        return name === typed ? [] : visit(value, [...path, name], isFlow || node.flow === true);
      });
    }
    if (isSeq(node))
      return node.items.flatMap((item, index) => visit(item, [...path, index], isFlow || node.flow === true));
    if (!isScalar(node) || !node.range || (typeof node.value !== 'string' && node.value !== null)) return [];
    const [start] = node.range;
    const end = start + text.slice(start, node.range[1]).trimEnd().length;
    const isGlued = start === end && text[start - 1] === ':';
    const write = (value: string) => (isGlued ? ' ' : '') + (isFlow ? JSON.stringify(value) : scalarLike(node, value));
    return [{ path, text: node.value ?? '', start, end, write }];
  };
  return { file, text, texts: visit(parseDocument(text).contents, [], false) };
}

/** A text as YAML, in the quotes of the one that it replaces, or in others if it needs them. */
export function scalarLike({ type }: Pick<Scalar, 'type'>, value: string): string {
  const scalar = new Scalar(value);
  if (type?.startsWith('QUOTE')) scalar.type = type;
  return stringify(scalar, { lineWidth: 0 }).trimEnd();
}

/** The texts of a TypeScript file. */
export function typescriptFile(file: string, text: string): KeyedFile {
  const texts = stringLiterals(text).map(({ path, text: value, start, end }): KeyedText => {
    const quote = text[start] ?? "'";
    return { path, text: value, start, end, write: (now) => quote + escaped(now, quote) + quote };
  });
  return { file, text, texts };
}

/** A text between quotes, with the spaces that do not break as everywhere in the source. */
const escaped = (text: string, quote: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('${', quote === '`' ? '\\${' : '${')
    .replaceAll('\n', '\\n')
    .replaceAll('\u00a0', '\\u00a0');
