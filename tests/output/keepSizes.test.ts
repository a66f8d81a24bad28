import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfScope, type KeepList, type KeptFile, keyOf, scopes } from '../../src/model/config/keep.ts';
import { locales } from '../../src/model/text/locale.ts';
import { files, output, sent } from './builtSite.ts';

const fileOf = new Map(files.map((file) => [keyOf(file), file]));
const fileOfKept = ([key]: KeptFile) => fileOf.get(key) ?? key;

/**
 * One page of so many speaks for the others; to compress all takes most of a minute. Other files
 * differ too much for that.
 */
const pagesPerSample = 20;

test.each(locales.flatMap((locale) => scopes.map((scope) => [scope, locale] as const)))(
  'The download of %s that readers are offered in %s is what a server sends, to a tenth',
  (scope, locale) => {
    const list: KeepList = JSON.parse(readFileSync(join(output, 'keep', `${locale}.json`), 'utf8'));
    const kept = filesOfScope(list, scope);
    const pages = kept.filter((file) => fileOfKept(file).endsWith('.html'));
    const others = kept.filter((file) => !pages.includes(file));
    const sample = pages.filter((_, index) => index % pagesPerSample === 0);
    const sum = (some: readonly KeptFile[], bytesOf: (file: KeptFile) => number) =>
      some.reduce((total, file) => total + bytesOf(file), 0);
    const whole = (bytesOf: (file: KeptFile) => number) =>
      sum(others, bytesOf) + (sum(sample, bytesOf) / sample.length) * pages.length;
    const ratio = whole(([, packed]) => packed) / whole((file) => sent(fileOfKept(file)));
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  },
);
