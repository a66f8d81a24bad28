import type { Reference, WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';

/** A translation links the same targets as often as English. Broken ones are reported there. */
export function checkSameLinks(
  source: WrittenText,
  translation: WrittenText,
  isBroken: (reference: Reference) => boolean,
): Problem[] {
  const missing = [...source.compiled.references];
  const extra = translation.compiled.references.filter(({ url, kind }) => {
    const index = missing.findIndex((reference) => reference.url === url && reference.kind === kind);
    if (index !== -1) missing.splice(index, 1);
    return index === -1;
  });
  const { file } = translation;
  const broken = missing.filter(isBroken);
  return [
    ...extra.slice(broken.length).map(
      ({ url, kind, line }): Problem => ({
        level: 'error',
        file,
        line,
        message: `The ${kind} to ${url} is not in English, or there less often.`,
      }),
    ),
    ...missing
      .filter((reference) => !broken.includes(reference))
      .map(
        ({ url, kind, line }): Problem => ({
          level: 'error',
          file,
          message: `The ${kind} to ${url} is missing; English has it in line ${line}.`,
        }),
      ),
  ];
}
