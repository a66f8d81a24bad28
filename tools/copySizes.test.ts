import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyLimit } from '../src/model/config/copies.ts';
import { exampleSite } from '../src/model/testing/exampleSite.ts';
import { copySizes } from './copySizes.ts';

let output: string;
beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'copies-'));
  mkdirSync(join(output, 'copies'));
});
afterEach(() => rmSync(output, { recursive: true }));

const write = (sizes: Readonly<Record<'en' | 'fa' | 'ru', number>>) => {
  for (const [locale, bytes] of Object.entries(sizes))
    writeFileSync(join(output, 'copies', `example-${locale}.html`), 'x'.repeat(bytes));
};

test('Copies that fit are named with their sizes', () => {
  write({ en: 10_400, fa: 20_000, ru: copyLimit });
  expect(copySizes(output, exampleSite())).toBe('example-en.html 10 kB, example-fa.html 20 kB, example-ru.html 333 kB');
});

test('Every copy that is too large is named, the others are not', () => {
  write({ en: copyLimit + 1, fa: 20_000, ru: copyLimit + 2 });
  expect(() => copySizes(output, exampleSite())).toThrow(
    /^error {2}\S+ The copy example-en\.html has 332501 bytes.*\n.*example-ru\.html has 332502 bytes[^\n]*$/,
  );
});
