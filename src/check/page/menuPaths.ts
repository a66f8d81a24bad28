import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';

/** Labels one after the other, in bold or as components. */
const chain = /(?:\*\*[^*\n]+\*\*|<Ui(?:Path)? [^>\n]*>)(?: > (?:\*\*[^*\n]+\*\*|<Ui(?:Path)? [^>\n]*>))+/g;

/** Ways through menus are one run, so that lines break and tools read them alike. */
export function checkMenuPaths({ body, bodyLine, file }: WrittenText): Problem[] {
  return [...body.matchAll(chain)].map(({ 0: found, index }) => ({
    level: 'error',
    file,
    line: bodyLine + body.slice(0, index).split('\n').length - 1,
    message: `A way through menus is one run; write ${inOne(found)}.`,
  }));
}

/** The same way in one run: a component if all of it is the app's, else bold. */
function inOne(found: string): string {
  if (!found.includes('<Ui')) return `**${found.replaceAll('**', '')}**`;
  const ids = [...found.matchAll(/ids?="([^"]*)"/g)].map(([, id = '']) => id);
  return found.includes('**') ? 'all of it in bold' : `<UiPath ids="${ids.join(' ')}" />`;
}
