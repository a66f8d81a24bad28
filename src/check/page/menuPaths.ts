import { lineAtOffset, type WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Labels one after the other, in bold or as components. */
const chain = /(?:\*\*[^*\n]+\*\*|<Ui(?:Path)? [^>\n]*>)(?: > (?:\*\*[^*\n]+\*\*|<Ui(?:Path)? [^>\n]*>))+/g;

/** Ways through menus are one run, so that lines break and tools read them alike. */
export function checkMenuPaths(text: WrittenText): Problem[] {
  return [...text.body.matchAll(chain)].map(({ 0: found, index }) =>
    errorIn(text.file, lineAtOffset(text, index), `A way through menus is one run; write ${inOne(found)}.`),
  );
}

/** The same way in one run: a component if all of it is the app's, else bold. */
function inOne(found: string): string {
  if (!found.includes('<Ui')) return `**${found.replaceAll('**', '')}**`;
  const ids = [...found.matchAll(/ids?="([^"]*)"/g)].map(([, id = '']) => id);
  return found.includes('**') ? 'all of it in bold' : `<UiPath ids="${ids.join(' ')}" />`;
}
