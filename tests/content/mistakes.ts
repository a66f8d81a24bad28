import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { madeByCode } from './madeByCode.ts';
import { copySite, layOver } from './smallSite.ts';

/** The mistakes of a writer, each a folder that is copied over the small site. */
export const broken = join(import.meta.dirname, 'broken');

/** One small site for the mistakes of a test file: what did not change is not read again. */
export function sharedSite() {
  const shared = copySite();
  afterAll(() => rmSync(shared, { recursive: true, force: true }));
  const withMistake = async <T>(name: string, use: (copy: string, overlay: string) => Promise<T>): Promise<T> => {
    const overlay = join(broken, name);
    const spoil = madeByCode[name];
    const copy = spoil ? copySite(overlay) : shared;
    const restore = spoil ? () => rmSync(copy, { recursive: true, force: true }) : layOver(copy, overlay);
    spoil?.(copy);
    return use(copy, overlay).finally(restore);
  };
  return { shared, withMistake };
}
