import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../model/text/locale.ts';
import { apiReference, operationNamed } from './fixtures/apiReference.ts';

const reference = apiReference();

const facts = readFileSync(new URL('fixtures/operations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'));

describe('the reference of the API', () => {
  it('ROUTE-28, ROUTE-29, ROUTE-30, ROUTE-31, ROUTE-32, ROUTE-33, ROUTE-34: has a page for every operation of the facts', () => {
    const pages = reference.operations.flatMap((operation) =>
      operation.pages.map((page) => [operation.kind, page.group, page.slug, operation.name].join('\t')),
    );
    expect(facts.length).toBeGreaterThanOrEqual(176);
    const listed = facts.map((fact) => fact.split('\t').slice(0, 4).join('\t'));
    expect(listed.filter((fact) => !pages.includes(fact))).toEqual([]);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('never states a better basis for an operation than the facts have', () => {
    // In no source: dated versions added them, since some data could not be read otherwise.
    const addedHere = new Set(['userInvoices']);
    const known = new Map(facts.map((fact) => [fact.split('\t')[3], fact.split('\t')[4]]));
    for (const { name, basis } of reference.operations) {
      expect(basis.operation, name).toBe(known.get(name) ?? (addedHere.has(name) ? 'reconstructed' : 'schema'));
      if (!known.has(name)) expect(basis.arguments, name).toBe('reconstructed');
      if (basis.operation === 'reconstructed') expect(Object.values(basis)).not.toContain('seen');
    }
    expect(operationNamed(reference, 'Mutation.renewUserSubscriptionWithNewGroup').basis.operation).toBe(
      'reconstructed',
    );
  });

  it('lists every page in one group', () => {
    const inGroups = reference.groups.flatMap((group) => group.pages.map((page) => page.path));
    expect(inGroups.toSorted()).toEqual(
      reference.operations.flatMap(({ pages }) => pages.map(({ path }) => path)).toSorted(),
    );
    expect(reference.groups.length).toBeGreaterThanOrEqual(26);
  });

  it('gives every page and group an address without spaces', () => {
    for (const group of reference.groups) expect(group.path).toMatch(/^\/docs\/api\/(Mutations|Queries)\/[A-Za-z-]+$/);
    expect(operationNamed(reference, 'Query.resellers').path).toBe(
      '/docs/api/Queries/Resellers-Management/resellers-api',
    );
  });

  it('gives an operation with an integration guide a second page with different texts', () => {
    const [main, guide] = operationNamed(reference, 'Mutation.coinpaymentCreatePayment').pages;
    expect(main?.path).toBe('/docs/api/Mutations/Billing/coinpayment-create-payment-api');
    expect(guide?.path).toBe('/docs/api/Mutations/Payments/coinpayments-integration');
    expect(guide?.title.en).not.toBe(main?.title.en);
  });

  it('has titles and summaries that fit search results and are unique in each language', () => {
    for (const locale of locales) {
      const pages = reference.operations.flatMap((operation) => operation.pages);
      for (const page of pages) expect(page.title[locale].length, page.path).toBeLessThanOrEqual(60);
      expect(new Set(pages.map((page) => page.summary[locale].markdown)).size).toBe(pages.length);
    }
  });

  it('lists the uses of a type', () => {
    const type = reference.types.find(({ name }) => name === 'UserProfileEdit');
    expect(type?.usedBy).toContainEqual({
      coordinate: 'Mutation.editProfile.userProfile',
      path: '/docs/api/Mutations/Users-Management/edit-profile-api',
      as: 'argument',
    });
    expect(type?.usedBy).toContainEqual({
      coordinate: 'ResellerUserEdit.userProfileEdit',
      path: '/docs/api/Types/ResellerUserEdit',
      as: 'field',
    });
  });

  it('leaves out types that only directives and root types name', () => {
    expect(reference.types.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Role']));
    expect(reference.types.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Query']));
  });
});
