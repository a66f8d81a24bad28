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

  it('agrees with what the request said about the record', () => {
    expect(answer('Mutation.createTicket')).toMatchObject({
      subject: 'Cannot connect',
      category: 'TECHNICAL_ISSUE',
      status: 'OPEN',
    });
    expect(answer('Mutation.setResellerLevel')).toMatchObject({ id: 57, level: 'SILVER' });
  });

  it('shows the records that the request named one by one', () => {
    expect(answer('Mutation.closeTickets')).toMatchObject([
      { id: 6402, status: 'CLOSED' },
      { id: 6403, status: 'CLOSED' },
    ]);
    expect(answer('Mutation.updateResellerScoreLimits')).toMatchObject([
      { symbol: 'MCP', maximumLimit: 500 },
      { symbol: 'CCB', maximumLimit: 300 },
    ]);
  });

  it('does not take an amount that is added for the balance', () => {
    expect(answer('Mutation.addResellerCredit')).toMatchObject({ credit: '450.00' });
  });

  it('tells the rows of a list apart', () => {
    expect(answer('Query.getResellersLevels')).toMatchObject([
      { name: 'STARTER' },
      { name: 'BRONZE' },
      { name: 'SILVER' },
      { name: 'GOLD' },
      { name: 'DIAMOND' },
    ]);
  });

  it('does not give the id that was sent to objects inside the result', () => {
    expect(answer('Mutation.renewWithoutGroup')).toMatchObject({ id: 7315, group: { id: 12 } });
  });
});

describe('an error response', () => {
  it('has the code, the path and no result', () => {
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
});
