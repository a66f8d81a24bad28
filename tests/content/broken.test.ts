import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/checkSite.ts';
import { summarise } from '../../src/check/summary.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { ProblemsError } from '../../src/model/problems.ts';
import { madeByCode } from './madeByCode.ts';
import { configurationOf, copySite } from './smallSite.ts';

const broken = join(import.meta.dirname, 'broken');

let copy = '';
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** What a writer reads: the output of `npm run check`, and whether `npm run build` goes on. */
async function report(...overlays: readonly string[]): Promise<string> {
  const configuration = await configurationOf(...overlays);
  return `${summarise(checkSite(copy, configuration)).text}\n${buildOf(() => loadSite(copy, { drafts: false }, configuration))}\n`;
}

function buildOf(load: () => unknown): string {
  try {
    load();
    return 'The build goes on.';
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return 'The build stops.';
  }
}

describe('a writer reads what is wrong, where, and what would be right:', () => {
  it.each(readdirSync(broken))('%s', async (name) => {
    const overlay = join(broken, name);
    copy = copySite(overlay);
    madeByCode[name]?.(copy);
    await expect(await report(overlay)).toMatchFileSnapshot(join(overlay, 'expected.txt'));
  });

  it('every case that code makes has its folder', () => {
    expect(readdirSync(broken)).toEqual(expect.arrayContaining(Object.keys(madeByCode)));
  });

  it('and nothing about the small site that the others are made from', async () => {
    copy = copySite();
    expect(await report()).toBe('Content checks: 0 errors, 0 warnings.\nThe build goes on.\n');
  });
});
