import { lineAtOffset, type WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Labels one after the other, in bold or as components. */
const chain = /(?:\*\*[^*\n]+\*\*|<Ui(?:Path)? [^>\n]*>)(?: > (?:\*\*[^*\n]+\*\*|<Ui(?:Path)? [^>\n]*>))+/g;

/** A menu path is one run, so that line breaks and tools treat all of them alike. */
export function checkMenuPaths(text: WrittenText): Problem[] {
  return [...text.body.matchAll(chain)].map(({ 0: found, index }) =>
    errorIn(text.file, lineAtOffset(text, index), `A menu path is one run; write ${inOne(found)}.`),
  );
}

/** The same path in one run: a component if all labels are the app's, else bold. */
function inOne(found: string): string {
  if (!found.includes('<Ui')) return `**${found.replaceAll('**', '')}**`;
  const ids = [...found.matchAll(/ids?="([^"]*)"/g)].map(([, id = '']) => id);
  return found.includes('**') ? 'all of it in bold' : `<UiPath ids="${ids.join(' ')}" />`;
}
