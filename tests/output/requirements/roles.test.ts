import { describe, expect, test } from 'vitest';
import { all, pageAt, textOf } from '../dom.ts';
import { documents } from '../pages/documents.ts';

/** Titles of the pages of the API reference and of its sidebar, in English. */
const titles = [...documents.values()]
  .filter(({ path }) => path.startsWith('/en/docs/api/'))
  .map(({ elements }) => elements('title')[0]?.text ?? '');

describe('The API reference', () => {
  test('ROLE-02: titles mention user, reseller and admin', () => {
    for (const role of ['user', 'reseller', 'admin'])
      expect(
        titles.filter((title) => new RegExp(`\\b${role}`, 'i').test(title)),
        role,
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
