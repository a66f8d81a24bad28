import { z } from 'zod';

/** `site/publicKeys.ts`: the keys by which readers check copies of the site. */
export const publicKeysSchema = z
  .array(
    z.strictObject({
      /** The public key as minisign writes it. */
      key: z.string().regex(/^RW[\w+/]{54}$/, 'a public key of minisign has 56 characters and begins with RW'),
      /** First day on which it signed. */
      since: z.iso.date(),
    }),
  )
  .readonly();

export type PublicKeys = z.infer<typeof publicKeysSchema>;
