import { beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/loadSite.ts';
import type { Site } from '../../src/model/site.ts';
import { type Locale, locales } from '../../src/model/text/locale.ts';
import { memoize } from '../../src/model/text/memoize.ts';
import { analysers } from '../../src/search/analysis/analysers.ts';
import { searchRecords } from '../../src/search/records.ts';
import { firstSearch, isProfessional, judge, shareWithin, wrongAnswers } from './measure.ts';
import { readEverydaySentences, readSearches } from './searches.ts';

let site: Site;

const askerOf = memoize((locale: Locale) => firstSearch(analysers[locale], searchRecords(site, locale)));

beforeAll(() => {
  site = loadSite(process.cwd(), { drafts: false }).site;
});

/** Milliseconds for hundreds of searches: ten seconds on an idle machine, more next to a build. */
const timeout = 60_000;

describe.each(locales)('Searches in %s', { timeout }, (locale) => {
  const kinds = { short: [0.85, 0.95], question: [0.65, 0.88] } as const;

  test('find the page first or among the first five, without pages for other audiences', async () => {
    const judgements = await judge(site, locale, askerOf(locale), readSearches(locale, 'held'));
    expect(judgements.length).toBeGreaterThanOrEqual(600);
    const professionals = judgements.filter(isProfessional);
    const readers = judgements.filter((one) => !isProfessional(one));
    for (const kind of ['short', 'question'] as const) {
      const own = readers.filter(({ search }) => search.kind === kind);
      const [first, five] = kinds[kind];
      expect(shareWithin(own, 1), kind).toBeGreaterThanOrEqual(first);
      expect(shareWithin(own, 5), kind).toBeGreaterThanOrEqual(five);
    }
    expect(shareWithin(professionals, 1), 'professionals').toBeGreaterThanOrEqual(0.7);
    expect(shareWithin(professionals, 5), 'professionals').toBeGreaterThanOrEqual(0.83);
    const fromApi = firstSearch(analysers[locale], searchRecords(site, locale), ['core-body', 'more', 'api']);
    const searches = professionals.map(({ search }) => search);
    const inApi = await judge(site, locale, fromApi, searches);
    expect(shareWithin(inApi, 1), 'in the API section').toBeGreaterThanOrEqual(0.78);
    expect(shareWithin(inApi, 5), 'in the API section').toBeGreaterThanOrEqual(0.95);
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

test('at most 1 of 100 everyday sentences has a word corrected', { timeout }, async () => {
  const sentences = locales.flatMap((locale) => readEverydaySentences(locale).map((text) => ({ locale, text })));
  const read = await Promise.all(sentences.map(({ locale, text }) => askerOf(locale)(text)));
  const corrected = sentences.filter((_, index) => read[index]?.interpretation?.kind === 'typo');
  expect(corrected.length, JSON.stringify(corrected)).toBeLessThanOrEqual(0.01 * sentences.length);
});

test.each(locales)('an identifier of the API leads in %s to the place that explains it', async (locale) => {
  const api = site.urls.page(locale, '/docs/api');
  const led = async (query: string) => (await askerOf(locale)(query)).hits[0]?.url.replace(api, '');
  const expected = {
    expiresAt: '/Types/DeviceSession#field-expiresAt',
    PAYMENT_FAILED: '/guides/errors#specific',
    DEVICE_CONNECTED: '/Types/WebhookEventType#DEVICE_CONNECTED',
    allowedGeolocations: '/Types/ServiceGroupEdit#arg-allowedGeolocations',
    beginDate: '/Queries/Billing/get-invoice-by-date-range-api#arg-beginDate',
  };
  expect(await Promise.all(Object.keys(expected).map(led))).toEqual(Object.values(expected));
  expect(await led('rate limit')).toMatch(/^\/guides\/rate-limits/);
});

test.each([
  ['en', 'pay with usdt', '/docs/tutorial-basics/subscription-management#renew'],
  ['fa', 'پرداخت با تتر', '/docs/tutorial-basics/subscription-management#renew'],
  ['ru', 'сбер не открывается', '/docs/tutorial-basics/russia#local-apps'],
] as const)('a page that readers in %s could not find by "%s" is the first hit', async (locale, query, place) => {
  const [first] = (await askerOf(locale)(query)).hits;
  expect(first?.url).toBe(site.urls.page(locale, '') + place);
});

test('operations, types, enum values and error codes are first for their own names', async () => {
  const { operations, types, errors } = site.reference;
  const named = [
    ...[...operations, ...types].map(({ name, path }) => [name, path] as const),
    ...errors.map(({ code }) => [code, '/docs/api/guides/errors'] as const),
    ...types.flatMap(({ path, values }) => values.map(({ name }) => [name, path] as const)),
  ].filter(([name]) => /[a-z][A-Z]|_/.test(name));
  // All of them would take eight seconds.
  const tried = named.filter((_, index) => index % 5 === 0).map(([name]) => name);
  const found = await Promise.all(tried.map(askerOf('en')));
  // Some names have two meanings: either is right.
  const isRight = (name: string, page = '') =>
    named.some(([other, path]) => other === name && page === site.urls.page('en', path));
  const wrong = tried.filter((name, index) => !isRight(name, found[index]?.hits[0]?.page));
  expect(tried.length).toBeGreaterThan(70);
  expect(wrong).toEqual([]);
});
