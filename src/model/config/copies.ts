import { z } from 'zod';
import { type Locale, type Localized, locales } from '../text/locale.ts';
import { localizedText } from '../text/localizedText.ts';

const selectedPage = z.strictObject({
  id: z.string(),
  /** The languages whose copies have it; all of them if left out. */
  locales: z.array(z.enum(locales)).min(1).readonly().optional(),
});

const asSelected = (page: string | z.infer<typeof selectedPage>): z.infer<typeof selectedPage> =>
  typeof page === 'string' ? { id: page } : page;

/** `site/copies.ts`: the pages of the one file per language that readers pass on. */
export const copiesSchema = z.strictObject({
  /** Beginning of the file names: `orbvpn-help` becomes `orbvpn-help-fa.html`. */
  name: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'a name of files has letters a to z, digits and hyphens'),
  /** Parts with their pages, in the order in which they are read. */
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
  /** Ids of sections that are left out of every page: further reading, or not urgent. */
  leftOut: z.array(z.string()).readonly(),
});

type Copies = z.infer<typeof copiesSchema>;

export type CopiesInput = z.input<typeof copiesSchema>;

/** Facts about the copy of a language, as readers see them. */
export interface CopyFacts {
  /** Name of the file: `orbvpn-help-fa.html`. */
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string;
  /** Day of the site that it was made from: `2026-11-22`. */
  readonly day: string;
}

export type AllCopies = Localized<CopyFacts>;

/** Name of the copy in a language: `orbvpn-help-fa.html`. */
export const copyName = ({ copies }: { readonly copies: Pick<Copies, 'name'> }, locale: Locale): string =>
  `${copies.name}-${locale}.html`;

/** Path of a copy below the top of the site: `/copies/orbvpn-help-fa.html`. */
export const copyPath = (name: string): string => `/copies/${name}`;

/** True if a compiled page shows the copies, and so changes with their pages. */
export const namesCopies = (code: string): boolean => /\bCopyDownload\b/.test(code);
