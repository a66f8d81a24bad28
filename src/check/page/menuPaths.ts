import type { PageText } from '../../model/content.ts';
import type { Problem } from '../../model/problems.ts';

/** A way through menus in several bold runs, `**Settings** > **Protocol**`: it is written in one, so that lines break and tools read it alike. */
export function checkMenuPaths({ body, bodyLine, file }: PageText): Problem[] {
  return [...body.matchAll(/\*\*([^*\n]+)\*\* > \*\*([^*\n]+)\*\*/g)].map(({ 1: from = '', 2: to = '', index }) => ({
    level: 'error',
    file,
    line: bodyLine + body.slice(0, index).split('\n').length - 1,
    message: `A way through menus is one bold run; write **${from} > ${to}**.`,
  }));
}
