import { describe, expect, it } from 'vitest';
import { apiReference, operationNamed } from '../fixtures/apiReference.ts';
import { page } from './resolver.ts';
import { errorResponse, sampleResponse } from './responses.ts';

const reference = apiReference();
const answer = (coordinate: string) => {
  const operation = operationNamed(reference, coordinate);
  return sampleResponse(reference, operation).data?.[operation.name];
};

describe('a sample response', () => {
  it('has data and no error, for every example', () => {
    for (const operation of reference.operations) {
      const { data, errors } = sampleResponse(reference, operation);
      expect(errors, operation.coordinate).toBeUndefined();
      expect(data?.[operation.name], operation.coordinate).not.toBeNull();
    }
  });

  it('is the same for the same request', () => {
    for (const operation of reference.operations) {
      expect(sampleResponse(reference, operation)).toEqual(sampleResponse(reference, operation));
    }
  });

  const tickets = [6402, 6403].map((id) => ({ id, status: 'CLOSED' }));
  const limits = [
    { symbol: 'MCP', maximumLimit: 500 },
    { symbol: 'CCB', maximumLimit: 300 },
  ];
  const ticket = { subject: 'Cannot connect', category: 'TECHNICAL_ISSUE', status: 'OPEN' };
  const levels = ['STARTER', 'BRONZE', 'SILVER', 'GOLD', 'DIAMOND'].map((name) => ({ name }));

  it.each([
    ['agrees with the values sent for the record', 'Mutation.createTicket', ticket],
    ['has the level that the request set', 'Mutation.setResellerLevel', { id: 57, level: 'SILVER' }],
    ['shows each record that the request named', 'Mutation.closeTickets', tickets],
    ['shows each input that the request listed', 'Mutation.updateResellerScoreLimits', limits],
    ['does not mistake an added amount for the balance', 'Mutation.addResellerCredit', { credit: '450.00' }],
    ['has different rows in a list', 'Query.getResellersLevels', levels],
    ['does not use the sent id for inner objects', 'Mutation.renewWithoutGroup', { id: 7315, group: { id: 12 } }],
  ])('%s', (_, coordinate, expected) => expect(answer(coordinate)).toMatchObject(expected));
});

it('An error response has the code, the path and no result', () => {
  const login = operationNamed(reference, 'Mutation.login');
  expect(errorResponse(reference, login, { code: 'BAD_CREDENTIALS', message: 'Wrong.' })).toEqual({
    errors: [
      {
        message: 'Wrong.',
        locations: [{ line: 2, column: 3 }],
        path: ['login'],
        extensions: { code: 'BAD_CREDENTIALS' },
      },
    ],
    data: { login: null },
  });
});

it.each([
  [{}, { size: 20, number: 0, content: [1, 2, 3] }],
  [{ size: 2 }, { size: 2, number: 0, content: [1, 2] }],
  [
    { size: 2, page: 1 },
    { size: 2, number: 1, content: [3] },
  ],
])('A list is returned page by page: %j', (sent, expected) => {
  expect(page([1, 2, 3], sent)).toEqual({ totalElements: 3, ...expected });
});
