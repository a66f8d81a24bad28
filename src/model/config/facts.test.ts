import { expect, it } from 'vitest';
import { facts as siteFacts } from '../../../site/facts.ts';
import { type Facts, formatFact, isSet, linksOf, shortAddress } from './facts.ts';

const devices = {
  en: { one: '{count} device', other: '{count} devices' },
  fa: { one: '{count} دستگاه', other: '{count} دستگاه' },
  ru: { one: '{count} телефон', few: '{count} телефона', many: '{count} телефонов', other: '{count} телефона' },
};
const facts: Facts = {
  'price.basic': { kind: 'price', value: 1.75 },
  'devices.premium': { kind: 'count', value: 5, unit: devices },
  refundWindow: { kind: 'count', value: 30, unit: 'day' },
  cryptoConfirmation: { kind: 'count', value: 1, to: 24, unit: 'hour' },
  'checked.day': { kind: 'date', value: '2026-11-22' },
  'minimum.ios': { kind: 'text', value: 'iOS 14' },
  'support.email': { kind: 'text' },
  'mirrors.docs': { kind: 'links', values: ['https://docs.example/'] },
  'page.status': { kind: 'links', values: [] },
};
const en = { locale: 'en', calendar: 'gregory' } as const;
const fa = { locale: 'fa', calendar: 'persian' } as const;
const ru = { locale: 'ru', calendar: 'gregory' } as const;

it.each([
  ['refundWindow', en, '30 days'],
  ['refundWindow', ru, '30\u00a0дней'],
  ['refundWindow', fa, '۳۰ روز'],
  ['devices.premium', ru, '5 телефонов'],
  // A range takes the form of its upper end.
  ['cryptoConfirmation', ru, '1–24\u00a0часа'],
  ['cryptoConfirmation', fa, '۱ تا ۲۴ ساعت'],
  ['checked.day', en, '22 November 2026'],
  ['checked.day', fa, '۱ آذر ۱۴۰۵'],
  ['minimum.ios', fa, 'iOS 14'],
  ['price.basic', en, '$1.75'],
] as const)('the fact %s is written as each language and calendar require: %j', (id, reader, text) => {
  expect(formatFact(facts, id, reader)).toBe(text);
});

it('a price can be multiplied', () => {
  expect(formatFact(facts, 'price.basic', en, 40)).toBe('$70.00');
});

it('an unknown fact is an error that lists the five nearest', () => {
  const nearest = 'checked.day, minimum.ios, mirrors.docs, page.status, price.basic';
  expect(() => formatFact(facts, 'price.gold', en)).toThrow(`the nearest are ${nearest}.`);
});

it('a name or address is set once it is published', () => {
  expect(isSet(facts, 'minimum.ios')).toBe(true);
  expect(isSet(facts, 'support.email')).toBe(false);
  expect(isSet(facts, 'mirrors.docs')).toBe(true);
  expect(isSet(facts, 'page.status')).toBe(false);
  expect(linksOf(facts, 'mirrors.docs')).toEqual(['https://docs.example/']);
  expect(linksOf(facts, 'minimum.ios')).toEqual([]);
});

it.each([
  ['https://bucket.example', 'bucket.example'],
  ['https://mirror.example/help/', 'mirror.example/help'],
  ['https://store.example/apps/details?id=app', 'store.example'],
])('the address %s is shown as %s', (address, text) => {
  expect(shortAddress(address)).toBe(text);
});

// All pages take them from here, so no other test would catch a typo.
it('the prices are the decided ones', () => {
  const prices = Object.entries(siteFacts).flatMap(([id, fact]) => (fact.kind === 'price' ? [[id, fact.value]] : []));
  expect(Object.fromEntries(prices)).toEqual({ 'price.basic': 1.75, 'price.premium': 4.09, 'price.family': 6.59 });
});
