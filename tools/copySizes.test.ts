import { expect, test } from 'vitest';
import { copyLimit } from '../src/model/config/copies.ts';
import { exampleSite } from '../src/model/testing/exampleSite.ts';
import { folderForEachTest, writeIn } from '../tests/temporaryFolder.ts';
import { copySizes } from './copySizes.ts';

const output = folderForEachTest();

const write = (sizes: Readonly<Record<'en' | 'fa' | 'ru', number>>) => {
  for (const [locale, bytes] of Object.entries(sizes))
    writeIn(output, `copies/example-${locale}.html`, 'x'.repeat(bytes));
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
