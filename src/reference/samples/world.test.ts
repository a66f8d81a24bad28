import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readApiSamples } from '../../content/readApiSamples.ts';
import { formatProblems, type Problem } from '../../model/problems/problems.ts';
import { locales } from '../../model/text/locale.ts';
import { postmanCollection } from '../downloads/postman.ts';
import { apiReference, apiWorld } from '../fixtures/apiReference.ts';
import { readApiSchema } from '../readApiSchema.ts';
import { planPrice, priceFor } from './prices.ts';
import { sampleResponse } from './responses.ts';
import { resolved } from './world.ts';

const root = new URL('../../../', import.meta.url);
const source = readFileSync(new URL('api/samples.yaml', root), 'utf8');
const world = apiWorld();
const reference = apiReference();

const answers = new Map(
  reference.operations.map((operation) => [operation.coordinate, sampleResponse(reference, operation).data]),
);
const answer = (coordinate: string) => answers.get(coordinate)?.[coordinate.split('.')[1] ?? ''];
const guides = locales.flatMap((locale) => {
  const folder = new URL(`content/${locale}/docs/api/guides/`, root);
  return readdirSync(folder).map((name) => ({
    name: `${locale}/${name}`,
    text: readFileSync(new URL(name, folder), 'utf8'),
  }));
});
const collection = JSON.stringify(
  postmanCollection(reference, { name: 'API', endpoint: 'https://api.example.com', pageUrl: (path) => path }),
);
const requests = reference.operations.map(({ variables }) => JSON.stringify(variables)).join('\n');

/** Values of a field, by its names in JSON. */
const valuesOf = (text: string, names: readonly string[]) =>
  [...text.matchAll(new RegExp(`\\\\?"(?:${names.join('|')})\\\\?": ?(\\d+|\\\\?"[^"\\\\]*\\\\?")`, 'g'))].map(
    ([, value]) => (value ?? '').replaceAll(/["\\]/g, ''),
  );
const addressesIn = (text: string) => text.match(/[\w.]+@example\.com/g) ?? [];

describe('the world of the examples', () => {
  const problemsOf = (yaml: string) => {
    const problems: Problem[] = [];
    readApiSamples(yaml, reference.schema, problems);
    return formatProblems(problems);
  };

  it('rejects a reference to a missing record, with its line', () => {
    expect(problemsOf(source.replace('level: bronze', 'level: platinum'))).toMatch(
      /^error {2}api\/samples\.yaml:\d+: resellers\.partner\.level: no record "platinum" in levels; there are starter, /,
    );
    expect(problemsOf(source.replace('lines: [premium, basic]', 'lines: [premium, gold]'))).toContain(
      'resellers.partner.lines: no record "gold" in lines',
    );
  });

  it('rejects amounts and times in other formats', () => {
    expect(problemsOf(source.replace("monthly: '1.75'", "monthly: '1.7'"))).toContain("written like '4.09'");
    expect(problemsOf(source.replace('now: 2024-10-15T09:30:00', 'now: 2024-10-15 09:30'))).toContain(
      'written like 2024-10-15T09:30:00',
    );
  });

  it.each([
    ['discountRate: 25, quantity', 'discountRate: 125, quantity', 'coupons.spring.discountRate'],
    ['geoDiscount: 50', 'geoDiscount: -50', 'countries.iran.geoDiscount'],
    ['minScore: 100', 'minScore: a hundred', 'levels.silver.minScore'],
    ['discountPercent: 10', 'discontPercent: 10', 'levels.silver.discountPercent'],
    ['minScore: 100', 'minScore: 100, minscore: 100', 'levels.silver.minscore'],
    ['replyId: 11873', 'replyID: 11873, replyId: 11873', 'tickets.connect.replyID'],
    ['confirmations:', 'confirmation: 2, confirmations:', 'coin'],
    ['paidAt: 2024-10-15T12:48:00', 'paidAt: 11.09.2024', 'payments.coin.paidAt'],
    ['paidAt: 2024-10-15T12:48:00', 'paidAt: 2024-02-30T12:48:00', 'payments.coin.paidAt'],
    ['birthDate: 1987-11-02', 'birthDate: 1987-11-32', 'accounts.ivan.birthDate'],
    ['deliveredAt: null', 'deliveredAt: soon', 'deliveries.failed.deliveredAt'],
    ['[SUBSCRIPTION_CREATED, PAYMENT_FAILED]', '[PAYMENT_LOST]', 'webhooks.sales.subscribedEvents'],
    ['status: ACCEPTED', 'state: ACCEPTED', 'objects.ParspalCreatePaymentResponse.state'],
    ['expiresAt: 2024-10-27T09:30:00', 'expiresAt: soon', 'answers.Mutation.revertSubscriptionToDays.values.expiresAt'],
    ['values: { cancelled: true', 'values: { canceled: true', 'answers.Mutation.cancelGiftCard.values.canceled'],
    ['usedTimestamp: $moment.now', 'usedTimestamp: $moment.nw', 'answers.Mutation.useTokenCode.values.usedTimestamp'],
  ])('rejects a record that its types would not show: %s, %s', (right, wrong, place) => {
    const line = source.slice(0, source.indexOf(right)).split('\n').length;
    expect(problemsOf(source.replace(right, wrong))).toMatch(
      new RegExp(`^error {2}api/samples\\.yaml:${line}: .*${place.replaceAll('.', '\\.')}\\b`, 'm'),
    );
  });

  it('fits the schema of the small site, which browser tests use', () => {
    const problems: Problem[] = [];
    const sdl = readFileSync(new URL('tests/site/files/api/schema.graphql', root), 'utf8');
    readApiSamples(source, readApiSchema(sdl, 'schema.graphql', problems), problems);
    expect(formatProblems(problems)).toBe('');
  });

  it('accepts values of the rows of a page', () =>
    expect(problemsOf(`${source}  Query.allUsers: { values: { enabled: false } }\n`)).toBe(''));

  it('returns the value at a place, and reports a place that does not exist', () => {
    const reports: string[] = [];
    const report = (message: string) => reports.push(message);
    expect(resolved({ a: ['$accounts.sara.id'] }, world, report)).toEqual({ a: [4821] });
    expect(resolved('$accounts.nobody.id', world, report)).toBe('$accounts.nobody.id');
    expect(resolved('$accounts.sara.id.day', world, report)).toBe('$accounts.sara.id.day');
    expect(reports).toEqual([
      '"$accounts.nobody.id" is not in api/samples.yaml: accounts has no "nobody", only ivan, mina, sara',
      '"$accounts.sara.id.day" is not in api/samples.yaml: accounts.sara.id is a value and has no names below it',
    ]);
  });

  it('prices a plan by its months and the discount of its line', () => {
    expect(planPrice(world, 'premiumMonthly')).toBe('4.09');
    expect(priceFor(world, 'premiumMonthly', 'month3')).toBe('11.04');
    expect(planPrice(world, 'premiumYearly')).toBe(priceFor(world, 'premiumMonthly', 'month12'));
  });
});

describe('an account, a plan and an amount', () => {
  const { sara } = world.accounts;
  const { premiumMonthly } = world.plans;

  it('are the same on every page that shows them', () => {
    expect(answer('Mutation.login')).toMatchObject({ user: { id: sara?.id, email: sara?.email } });
    expect(answer('Query.resellerGetUserByUsername')).toMatchObject({ id: sara?.id, username: sara?.username });
    expect(answer('Query.allUsers')).toMatchObject({ totalElements: 1, content: [{ email: sara?.email }] });
    expect(answer('Query.group')).toMatchObject({ id: premiumMonthly?.id, price: '4.09' });
    expect(answer('Query.getPackagePrice')).toEqual({ groupId: premiumMonthly?.id, price: 4.09 });
    expect(answer('Query.getInvoiceById')).toMatchObject({ groupId: premiumMonthly?.id, totalAmount: 4.09 });
    expect(answer('Query.userSubscription')).toMatchObject({ price: '4.09', group: { id: premiumMonthly?.id } });
  });

  it('are in the file of every operation that takes one, in the columns named in its texts', () => {
    const uploads = reference.operations.filter(({ args }) => args.some(({ type }) => type.name === 'Upload'));
    expect(uploads.map(({ sampleFile }) => sampleFile)).toEqual([
      `email,password,groupId,username
sara@example.com,Harbour-Lamp-27,12,sara.k
ivan@example.com,Copper-Bridge-41,14,`,
    ]);
    for (const { sampleFile, summary } of uploads)
      for (const locale of locales) expect(summary[locale].markdown).toContain(`\`${sampleFile?.split('\n')[0]}\``);
  });

  it('are charged at the level of the reseller', () => {
    const renewals = reference.operations.filter(({ name }) => /^reseller(Renew|Reset)/.test(name));
    expect(renewals).toHaveLength(4);
    for (const { coordinate } of renewals) {
      // 5 % less than the price of the plan.
      expect(answer(coordinate)).toMatchObject({ gateway: 'RESELLER_CREDIT', price: '3.89' });
    }
  });

  it('add up: the credit of all resellers is the sum of their credits', () => {
    const total = Object.values(world.resellers).reduce((sum, { credit }) => sum + Number(credit), 0);
    expect(answer('Query.totalResellersCredit')).toBe(total.toFixed(2));
  });

  const ids = (table: Readonly<Record<string, { readonly id: number | string }>>) =>
    Object.values(table).map(({ id }) => String(id));
  const known: readonly [string, readonly string[], readonly string[]][] = [
    ['users', ['userId'], ids(world.accounts)],
    ['plans', ['groupId'], ids(world.plans)],
    ['resellers', ['resellerId'], ids(world.resellers)],
    ['tickets', ['ticketId'], ids(world.tickets)],
    ['invoices', ['invoiceId'], ids(world.invoices)],
  ];

  it.each(known)('include all %s in requests, collection and guides', (_, names, existing) => {
    expect(valuesOf(requests, names).length).toBeGreaterThan(0);
    for (const text of [requests, collection, ...guides.map((guide) => guide.text)]) {
      expect(valuesOf(text, names).filter((id) => !existing.includes(id))).toEqual([]);
    }
  });

  it('include all addresses in requests, answers, collection and guides', () => {
    const existing = [...Object.values(world.accounts), ...Object.values(world.resellers), world.staff].map(
      ({ email }) => email,
    );
    const allAnswers = JSON.stringify([...answers.values()]);
    expect(addressesIn(allAnswers).length).toBeGreaterThan(0);
    for (const text of [requests, collection, allAnswers, ...guides.map((guide) => guide.text)]) {
      expect(addressesIn(text).filter((address) => !existing.includes(address))).toEqual([]);
    }
  });
});
