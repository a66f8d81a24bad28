import type { WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Alternative texts are in the language of the page; a name of one word may stay the same. */
export function checkAlternativeTexts(source: WrittenText, translation: WrittenText): Problem[] {
  const english = new Set(source.compiled.references.flatMap(({ kind, text }) => (kind === 'image' ? text : [])));
  return translation.compiled.references
    .filter(({ kind, text }) => kind === 'image' && /\S\s+\S/.test(text) && english.has(text))
    .map(({ url, text, line }) => {
      const message = `The image ${url} has the English alternative text, "${text}"; write it in the language of the page.`;
      return errorIn(translation.file, line, message);
    });
}
