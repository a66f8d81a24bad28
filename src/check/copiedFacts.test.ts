import { expect, it } from 'vitest';
import { readConfiguration } from '../content/configuration.ts';
import type { Locale } from '../model/text/locale.ts';
import { checkCopiedFacts as check } from './copiedFacts.ts';
import type { Passage } from './passage.ts';
import { passage } from './testing.ts';

const checkCopiedFacts = (text: Passage) => check(text, readConfiguration());

it.each<[Locale, string]>([
  ['en', 'Premium costs $4.09 a month'],
  ['ru', 'Premium стоит 4,09\u00a0$ в месяц'],
  ['fa', 'ماهی ۴٫۰۹ دلار'],
])('finds a price written out in %s', (locale, text) => {
  expect(checkCopiedFacts(passage(locale, text))).toMatchObject([
    { level: 'error', message: expect.stringContaining('<Fact id="price.premium" />') },
  ]);
});

it('warns about a refund window written out next to the word refund', () => {
  expect(checkCopiedFacts(passage('en', 'A refund is possible for 30 days.'))).toMatchObject([{ level: 'warning' }]);
  expect(checkCopiedFacts(passage('ru', 'В течение 30\u00a0дней можно вернуть деньги: возврат.'))).toHaveLength(1);
});

it('leaves other numbers alone', () => {
  expect(checkCopiedFacts(passage('en', 'Version 4.09 keeps logs for 30 days. A refund is another matter.'))).toEqual(
    [],
  );
});
