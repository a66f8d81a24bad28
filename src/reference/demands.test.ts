import { describe, expect, it } from 'vitest';
import { type InputDemands, noDemands } from '../model/api/demands.ts';
import { unmetDemands } from './demands.ts';
import { apiReference, operationNamed } from './fixtures/apiReference.ts';

const unmet = (variables: Record<string, unknown>, demands: Partial<InputDemands>) =>
  unmetDemands(variables, { ...noDemands, ...demands });

describe('the demands of an operation on its inputs', () => {
  it('may be a value, other than null, spaces or an empty list', () => {
    const demands = { mandatory: ['group.name', 'group.events', 'group.price', 'id'] };
    expect(unmet({ group: { name: ' ', events: [], price: null }, id: 0 }, demands).map(({ path }) => path)).toEqual([
      'group.name',
      'group.events',
      'group.price',
    ]);
  });

  it('may be one of several inputs', () => {
    const rules = [{ oneOf: ['userId', 'username'] }];
    expect(unmet({}, { rules })).toEqual([{ path: 'userId', kind: 'oneOf', inputs: ['userId', 'username'] }]);
    expect(unmet({ username: 'sara.k' }, { rules })).toEqual([]);
  });

  it('may be an input if another one has a certain value, and zero does not count', () => {
    const rules = [{ input: 'count', when: 'category', is: 'MORE_LOGIN' }];
    expect(unmet({ category: 'GROUP' }, { rules })).toEqual([]);
    expect(unmet({ category: 'MORE_LOGIN', count: 0 }, { rules })).toEqual([{ path: 'count', kind: 'required' }]);
    expect(unmet({ category: 'MORE_LOGIN', count: 2 }, { rules })).toEqual([]);
  });

  it('may be a maximum number of days, including the first and the last', () => {
    const rules = [{ from: 'begin', to: 'end', days: 366 }];
    const to = (end: string) => unmet({ begin: '2024-01-01', end }, { rules });
    expect(to('2024-12-31')).toEqual([]);
    expect(to('2025-01-01')).toEqual([{ path: 'end', kind: 'period', days: 366 }]);
    expect(to('2023-12-31')).toEqual([{ path: 'end', kind: 'period', days: 366 }]);
    expect([...to('2024-01-01'), ...to(''), ...to('later'), ...unmet({ end: '2024-01-01' }, { rules })]).toEqual([]);
  });

  it('may be a format, in lists too; an empty text may remove a value', () => {
    const formats = { mails: { as: 'email' }, 'page.size': { min: 1, max: 100 }, sort: { values: ['ASC'] } } as const;
    expect(unmet({ mails: ['a@example.com', 'b'], page: { size: 500 }, sort: 'up' }, { formats })).toEqual([
      { path: 'mails.1', kind: 'format' },
      { path: 'page.size', kind: 'range' },
      { path: 'sort', kind: 'choice' },
    ]);
    expect(unmet({ mails: [''] }, { formats })).toEqual([]);
  });
});

describe('the operations of the schema', () => {
  const reference = apiReference();
  it.each([
    ['Mutation.createGroup', { group: { serviceGroupId: 3, name: 'A', duration: 30, price: 'four' } }, 'group.price'],
    ['Mutation.addToBlacklist', { ipAddress: '203.0.113.0/24' }, 'ipAddress'],
    ['Mutation.sendWhatsAppNotification', { message: 'Hello' }, 'userId'],
    ['Mutation.stripeCreatePayment', { category: 'GROUP' }, 'groupId'],
    ['Mutation.paypalCreatePayment', { category: 'MORE_LOGIN', groupId: 12, moreLoginCount: 0 }, 'moreLoginCount'],
    ['Query.resellerGetUsers', { size: 500 }, 'size'],
    ['Query.getClientSortedServers', { sortBy: 'distance', parameter: 'ASC' }, 'sortBy'],
    ['Mutation.login', { email: 'sara', password: 'old' }, 'email'],
    ['Query.getInvoiceByDateRange', { beginDate: '2024-10-01', endDate: '2025-10-02' }, 'endDate'],
  ])('reject an invalid request of %s', (coordinate, variables, path) => {
    const { demands } = operationNamed(reference, coordinate);
    expect(unmetDemands(variables, demands).map((one) => one.path)).toEqual([path]);
  });
});
