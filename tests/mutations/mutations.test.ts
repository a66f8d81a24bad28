import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserMutations } from './browser.ts';
import { outputMutations } from './output.ts';
import { unitMutations } from './unit.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8');
const mutations = [...browserMutations, ...outputMutations, ...unitMutations];

describe('The behaviours that `npm run test:mutations` breaks', () => {
  it('are at least forty, each once', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutations.map(({ breaks }) => breaks)).size).toBe(mutations.length);
  });

  it.each(mutations)('can still be broken: $breaks', ({ file, find, replace, test: [testFile, title] }) => {
    expect(read(file).split(find), `places in ${file}`).toHaveLength(2);
    expect(replace).not.toBe(find);
    const [beginning = ''] = title.split(/: | with \//);
    expect(read(testFile)).toContain(beginning);
  });
});
