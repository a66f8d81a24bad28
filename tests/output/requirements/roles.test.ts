import { describe, expect, test } from 'vitest';
import { type Locale, type Localized, locales } from '../../../src/model/text/locale.ts';
import { all, pageAt, textOf } from '../dom.ts';
import { documents } from '../pages/documents.ts';

/** Titles of the pages of the API reference in a language. */
const titlesIn = (locale: Locale) =>
  [...documents.values()]
    .filter(({ path }) => path.startsWith(`/${locale}/docs/api/`))
    .map(({ elements }) => elements('title')[0]?.text ?? '');
const titles = titlesIn('en');

/** The four that titles have to mention, as each language has them. */
const mentioned: Localized<readonly string[]> = {
  en: ['user', 'reseller', 'admin', 'business'],
  fa: ['کاربر', 'نماینده', 'مدیر', 'کسب‌وکار'],
  ru: ['пользовател', 'реселлер', 'администратор', 'бизнес'],
};

describe('The API reference', () => {
  test('ROLE-02: titles mention user, reseller, admin and business', () => {
    for (const locale of locales)
      for (const word of mentioned[locale])
        expect(
          titlesIn(locale).filter((title) => title.toLowerCase().includes(word)),
          word,
        ).not.toEqual([]);
  });

  test('CALL-12: describes signing in, signing up, payments and invoices', () => {
    for (const operation of [/sign in/i, /sign up|register|create an account/i, /payment/i, /invoice/i])
      expect(
        titles.filter((title) => operation.test(title)),
        String(operation),
      ).not.toEqual([]);
  });

  test('DATA-10: names the concepts of the product, as groups of operations or as types', () => {
    const groups = all('.docs-sidebar summary, .docs-sidebar a', pageAt('/en/docs/api/getting-started')).map(textOf);
    const types = all('main a, main code', pageAt('/en/docs/api/Types')).map(textOf);
    const named = (concept: string) =>
      groups.some((group) => new RegExp(`\\b${concept}s?\\b`, 'i').test(group)) ||
      // The words of a type: `ResellerLevelView` has Reseller, Level and View.
      types.some((type) => ` ${type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} `.toLowerCase().includes(` ${concept} `));
    const concepts = [
      'user',
      'device',
      'group',
      'service group',
      'reseller',
      'reseller level',
      'reseller credit',
      'score limit',
      'invoice',
      'payment',
      'coupon code',
      'ticket',
      'news',
      'file',
      'geolocation',
      'server',
      'blacklist',
      'whitelist',
      'referral code',
      'token code',
    ];
    expect(concepts.filter((concept) => !named(concept))).toEqual([]);
  });
});
