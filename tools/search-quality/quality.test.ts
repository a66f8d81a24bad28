import { beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/loadSite.ts';
import type { Site } from '../../src/model/site.ts';
import { type Locale, locales } from '../../src/model/text/locale.ts';
import { memoize } from '../../src/model/text/memoize.ts';
import { isProfessional, judge, shareWithin, siteEngine, wrongAnswers } from './measure.ts';
import { readEverydaySentences, readSearches } from './searches.ts';

let site: Site;

const engineOf = memoize((locale: Locale) => siteEngine(site, locale));

beforeAll(() => {
  site = loadSite(process.cwd(), { drafts: false }).site;
});

/** Milliseconds for hundreds of searches: ten seconds on an idle machine, more next to a build. */
const timeout = 60_000;

describe.each(locales)('Searches in %s', { timeout }, (locale) => {
  const kinds = { short: [0.85, 0.95], question: [0.65, 0.88] } as const;

  test('find the page first or among the first five, without pages for other audiences', () => {
    const judgements = judge(site, engineOf(locale), readSearches(locale, 'held'));
    expect(judgements.length).toBeGreaterThanOrEqual(600);
    for (const kind of ['short', 'question'] as const) {
      const own = judgements.filter(({ search }) => search.kind === kind);
      const [first, five] = kinds[kind];
      expect(shareWithin(own, 1), kind).toBeGreaterThanOrEqual(first);
      expect(shareWithin(own, 5), kind).toBeGreaterThanOrEqual(five);
    }
    const professionals = judgements.filter(isProfessional);
    expect(shareWithin(professionals, 1), 'professionals').toBeGreaterThanOrEqual(0.78);
    expect(shareWithin(professionals, 5), 'professionals').toBeGreaterThanOrEqual(0.95);
    const readers = judgements.filter((one) => !isProfessional(one));
    expect(readers.filter(({ isForOthers }) => isForOthers).length / readers.length).toBeLessThanOrEqual(0.05);
  });

  test('for tuning are not used for measuring', () => {
    const held = readSearches(locale, 'held').map(({ q }) => q);
    const tune = readSearches(locale, 'tune').map(({ q }) => q);
    expect(tune.filter((q) => held.includes(q))).toEqual([]);
  });

  test('have answers that exist', () => {
    const all = (['tune', 'held'] as const).flatMap((set) => readSearches(locale, set));
    expect(wrongAnswers(site, all)).toEqual([]);
  });
});

test('at most 1 of 100 everyday sentences has a word corrected', { timeout }, () => {
  const sentences = locales.flatMap((locale) => readEverydaySentences(locale).map((text) => ({ locale, text })));
  const read = sentences.map(({ locale, text }) => engineOf(locale).search(text, { limit: 1 }).interpretation);
  const corrected = sentences.filter((_, index) => read[index]?.kind === 'typo');
  expect(corrected.length, JSON.stringify(corrected)).toBeLessThanOrEqual(0.01 * sentences.length);
});

test.each(locales)('an identifier of the API leads in %s to the place that explains it', (locale) => {
  const engine = engineOf(locale);
  const led = (query: string) => engine.search(query).hits[0]?.url.replace(site.urls.page(locale, '/docs/api'), '');
  const expected = {
    expiresAt: '/Types/DeviceSession#field-expiresAt',
    PAYMENT_FAILED: '/guides/errors#specific',
    DEVICE_CONNECTED: '/Types/WebhookEventType#DEVICE_CONNECTED',
    allowedGeolocations: '/Types/ServiceGroupEdit#arg-allowedGeolocations',
    beginDate: '/Queries/Billing/get-invoice-by-date-range-api#arg-beginDate',
  };
  expect(Object.fromEntries(Object.keys(expected).map((query) => [query, led(query)]))).toEqual(expected);
  expect(led('rate limit')).toMatch(/^\/guides\/rate-limits/);
});

test.each([
  ['en', 'pay with usdt', '/docs/tutorial-basics/subscription-management#renew'],
  ['fa', 'پرداخت با تتر', '/docs/tutorial-basics/subscription-management#renew'],
  ['ru', 'сбер не открывается', '/docs/tutorial-basics/russia#local-apps'],
] as const)('a page that readers in %s could not find by "%s" is the first hit', (locale, query, place) => {
  const [first] = engineOf(locale).search(query).hits;
  expect(first?.url).toBe(site.urls.page(locale, '') + place);
});

test('operations, types, enum values and error codes are first for their own names', () => {
  const engine = engineOf('en');
  const { operations, types, errors } = site.reference;
  const named = [
    ...[...operations, ...types].map(({ name, path }) => [name, path] as const),
    ...errors.map(({ code }) => [code, '/docs/api/guides/errors'] as const),
    ...types.flatMap(({ path, values }) => values.map(({ name }) => [name, path] as const)),
  ].filter(([name]) => /[a-z][A-Z]|_/.test(name));
  // All of them would take eight seconds.
  const tried = named.filter((_, index) => index % 5 === 0).map(([name]) => name);
  const wrong = tried.filter((name) => {
    const first = engine.search(name).hits[0]?.page;
    // Some names have two meanings: either is right.
    return !named.some(([other, path]) => other === name && first === site.urls.page('en', path));
  });
  expect(tried.length).toBeGreaterThan(70);
  expect(wrong).toEqual([]);
});
