import type { WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Every image has an alternative text. (Diagrams cannot lack a title.) */
export function checkImages({ compiled, file }: WrittenText): Problem[] {
  return compiled.references
    .filter(({ kind, text }) => kind === 'image' && text.trim() === '')
    .map(({ line, url }) =>
      errorIn(file, line, `The image ${url} has no alternative text; write ![what it shows](${url}).`),
    );
}
