import type { WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** Every image has a text for those who do not see it. (Diagrams cannot be without their title.) */
export function checkImages({ compiled, file }: WrittenText): Problem[] {
  return compiled.references
    .filter(({ kind, text }) => kind === 'image' && text.trim() === '')
    .map(({ line, url }) =>
      errorIn(file, line, `The image ${url} has no alternative text; write ![what it shows](${url}).`),
    );
}
