import type { PublicKeys } from '../src/model/publicKeys.ts';

/** The keys that sign releases of this site (`node tools/sign.ts`), the present one first. Old ones stay as long as copies that they signed go round. */
export const publicKeys: PublicKeys = [];
