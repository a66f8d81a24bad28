import { namesCopies } from '../config/copies.ts';
import { hasReportedErrors } from '../problems/hasReportedErrors.ts';
import { errorAt, type Problem } from '../problems/problems.ts';
import type { Site } from '../site.ts';
import { didYouMean } from '../text/didYouMean.ts';

/** Documents of the copies that do not exist, are listed twice, or show the copies. */
export function checkCopies({ copies, docs, filesWithErrors }: Site): Problem[] {
  const seen = new Set<string>();
  return copies.parts.flatMap(({ pages }, part) =>
    pages.flatMap(({ id }, index): Problem[] => {
      const problem = (message: string) => [
        errorAt('site/copies.ts', ['copies', 'parts', part, 'pages', index], message),
      ];
      if (seen.has(id)) return problem(`"${id}" is in the copies twice; leave one of them out.`);
      seen.add(id);
      const doc = docs.get(id);
      if (doc && namesCopies(doc.source.compiled.code))
        return problem(`"${id}" shows the copies (<CopyDownload />), so that none of them can hold it; leave it out.`);
      if (doc || hasReportedErrors(`/docs/${id}`, filesWithErrors)) return [];
      return problem(`There is no document "${id}" for the copies.${didYouMean(id, docs.keys())}`);
    }),
  );
}
