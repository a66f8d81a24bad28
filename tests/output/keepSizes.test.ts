import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfScope, type KeepList, type KeptFile, keyOf, scopes } from '../../src/model/config/keep.ts';
import { locales } from '../../src/model/text/locale.ts';
import { files, output, sent } from './builtSite.ts';

const fileOf = new Map(files.map((file) => [keyOf(file), file]));
const fileOfKept = ([key]: KeptFile) => fileOf.get(key) ?? key;

/** Number of files of a family that are compressed as a sample: all would take most of a minute. */
const sampleSize = 16;
const familyOf = (file: string) => (file.endsWith('.html') ? 'page' : file.replace(/\d+|\.[\da-f]{8,}\./g, '#'));

test.each(locales.flatMap((locale) => scopes.map((scope) => [scope, locale] as const)))(
  'The download size of %s that readers see in %s is what a server sends, within a tenth',
  (scope, locale) => {
    const list: KeepList = JSON.parse(readFileSync(join(output, 'keep', `${locale}.json`), 'utf8'));
    const kept = filesOfScope(list, scope);
    const sum = (some: readonly KeptFile[], bytesOf: (file: KeptFile) => number) =>
      some.reduce((total, file) => total + bytesOf(file), 0);
    const offered = ([, packed]: KeptFile) => packed;
    /** The bytes of a family that are sent, as far as its sample can tell. */
    const sentOf = (family: readonly KeptFile[]) => {
      const step = Math.ceil(family.length / sampleSize);
      const sample = family.filter((_, index) => index % step === 0);
      return (sum(sample, (file) => sent(fileOfKept(file))) / sum(sample, offered)) * sum(family, offered);
    };
    const families = Map.groupBy(kept, (file) => familyOf(fileOfKept(file)));
    const ratio = sum(kept, offered) / [...families.values()].reduce((total, family) => total + sentOf(family), 0);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  },
);
