import { z } from 'zod';
import { didYouMean } from './didYouMean.ts';
import { hasReportedErrors } from './hasReportedErrors.ts';
import { locales } from './locale.ts';
import type { Problem } from './problems.ts';
import type { Site } from './site.ts';
import { localizedText } from './siteConfig.ts';

const selectedPage = z.strictObject({
  /** Id of a document. */
  id: z.string(),
  /** The languages whose editions have it; all of them if left out. */
  locales: z.array(z.enum(locales)).min(1).readonly().optional(),
  /** In the e-book only, which need not be small. */
  bookOnly: z.boolean().optional(),
});

const asSelected = (page: string | z.infer<typeof selectedPage>): z.infer<typeof selectedPage> =>
  typeof page === 'string' ? { id: page } : page;

/** `site/editions.ts`: what the copies of the site that are passed on hold, and how their files are called. */
export const editionsSchema = z.strictObject({
  /** What the names of all files begin with. */
  name: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'a name of files has letters a to z, digits and hyphens'),
  /** The one file and the e-book: parts with their pages, in the order in which they are read. */
  parts: z
    .array(
      z.strictObject({
        title: localizedText,
        pages: z
          .array(z.union([z.string(), selectedPage]).transform(asSelected))
          .min(1)
          .readonly(),
      }),
    )
    .min(1)
    .readonly(),
  /** Ids of sections that the one file leaves out of every page: they lead on, or list what is not urgent. */
  leftOut: z.array(z.string()).readonly(),
});

export type EditionsConfig = z.infer<typeof editionsSchema>;
/** What a maintainer writes in `site/editions.ts`. */
export type EditionsInput = z.input<typeof editionsSchema>;

/** Documents of an edition that do not exist, and those that it would hold twice. */
export function checkEditions({ editions, docs, filesWithErrors }: Site): Problem[] {
  const seen = new Set<string>();
  return editions.parts.flatMap(({ pages }, part) =>
    pages.flatMap(({ id }, index): Problem[] => {
      const place = {
        level: 'error',
        file: 'site/editions.ts',
        key: ['editions', 'parts', part, 'pages', index],
      } as const;
      if (seen.has(id)) return [{ ...place, message: `"${id}" is in the editions twice; leave one of them out.` }];
      seen.add(id);
      if (docs.has(id) || hasReportedErrors(`/docs/${id}`, filesWithErrors)) return [];
      return [{ ...place, message: `There is no document "${id}" for the editions.${didYouMean(id, docs.keys())}` }];
    }),
  );
}
