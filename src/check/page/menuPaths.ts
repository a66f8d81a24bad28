import { lineAtOffset, type WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Labels in a row, in bold or as components. */
const menuPath = /(?:\*\*[^*\n]+\*\*|<Ui(?:Path)? [^>\n]*>)(?: > (?:\*\*[^*\n]+\*\*|<Ui(?:Path)? [^>\n]*>))+/g;

/** A menu path is one run, so that line breaks and tools treat it as a whole. */
export function checkMenuPaths(text: WrittenText): Problem[] {
  return [...text.body.matchAll(menuPath)].map(({ 0: path, index }) =>
    errorIn(text.file, lineAtOffset(text, index), `A menu path is one run; write ${asOneRun(path)}.`),
  );
}

/** The same path in one run: a component if all labels are the app's, else bold. */
function asOneRun(path: string): string {
  if (!path.includes('<Ui')) return `**${path.replaceAll('**', '')}**`;
  const ids = [...path.matchAll(/ids?="([^"]*)"/g)].map(([, id = '']) => id);
  return path.includes('**') ? 'all of it in bold' : `<UiPath ids="${ids.join(' ')}" />`;
}
