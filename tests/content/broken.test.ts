import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { madeByCode } from './madeByCode.ts';
import { broken, sharedSite } from './mistakes.ts';
import { report } from './report.ts';

const { shared, withMistake } = sharedSite();

describe('a message says what is wrong, where, and what would be right:', () => {
  it.each(readdirSync(broken))('%s', async (name) => {
    await expect(await withMistake(name, report)).toMatchFileSnapshot(join(broken, name, 'expected.txt'));
  });

  it('every generated case has its folder', () => {
    expect(readdirSync(broken)).toEqual(expect.arrayContaining(Object.keys(madeByCode)));
  });

  it('nothing is reported about the small site that the cases are made from', async () => {
    expect(await report(shared)).toBe('Content checks: 0 errors, 0 warnings.\nThe build goes on.\n');
  });
});
