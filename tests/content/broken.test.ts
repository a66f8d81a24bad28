import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { madeByCode } from './madeByCode.ts';
import { report } from './report.ts';
import { copySite } from './smallSite.ts';

const broken = join(import.meta.dirname, 'broken');

let copy = '';
afterEach(() => rmSync(copy, { recursive: true, force: true }));

describe('a writer reads what is wrong, where, and what would be right:', () => {
  it.each(readdirSync(broken))('%s', async (name) => {
    const overlay = join(broken, name);
    copy = copySite(overlay);
    madeByCode[name]?.(copy);
    await expect(await report(copy, overlay)).toMatchFileSnapshot(join(overlay, 'expected.txt'));
  });

  it('every case that code makes has its folder', () => {
    expect(readdirSync(broken)).toEqual(expect.arrayContaining(Object.keys(madeByCode)));
  });

  it('and nothing about the small site that the others are made from', async () => {
    copy = copySite();
    expect(await report(copy)).toBe('Content checks: 0 errors, 0 warnings.\nThe build goes on.\n');
  });
});
