import { describe, expect, it } from 'vitest';
import { apiReference, operationNamed } from '../fixtures/apiReference.ts';
import { errorResponse, sampleResponse } from './responses.ts';

const reference = apiReference();
const answer = (coordinate: string) => {
  const operation = operationNamed(reference, coordinate);
  return sampleResponse(reference, operation).data?.[operation.name];
};

describe('a sample response', () => {
  it('holds data and no error, for every example', () => {
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
    ['agrees with what the request said about the record', 'Mutation.createTicket', ticket],
    ['has the level that the request set', 'Mutation.setResellerLevel', { id: 57, level: 'SILVER' }],
    ['shows the records that the request named one by one', 'Mutation.closeTickets', tickets],
    ['shows the inputs that the request listed one by one', 'Mutation.updateResellerScoreLimits', limits],
    ['does not take an amount that is added for the balance', 'Mutation.addResellerCredit', { credit: '450.00' }],
    ['tells the rows of a list apart', 'Query.getResellersLevels', levels],
    ['keeps the id that was sent out of inner objects', 'Mutation.renewWithoutGroup', { id: 7315, group: { id: 12 } }],
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
