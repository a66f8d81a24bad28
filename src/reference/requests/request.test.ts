import { describe, expect, it } from 'vitest';
import { type ApiRequest, fileName, indented, jsonBody, sentVariables } from './request.ts';

const request: ApiRequest = {
  endpoint: 'https://api.example.com/graphql',
  operation: 'ask',
  document: 'query Ask {\n  ask(\n    text: $text\n  )\n}\n',
  variables: { text: 'a', file: 'users.csv' },
  authorized: false,
  upload: undefined,
};

describe('the request that is sent', () => {
  it('is the document on one line and the variables', () => {
    expect(JSON.parse(jsonBody(request))).toEqual({
      query: 'query Ask { ask( text: $text ) }',
      variables: { text: 'a', file: 'users.csv' },
    });
    expect(jsonBody(request)).toMatch(/^\{\n {2}"query"/);
    expect(jsonBody(request, 0)).toMatch(/^\{"query"/);
  });

  it('has null in place of a file, which is sent separately', () => {
    const upload = { ...request, upload: 'file' };
    expect(sentVariables(upload)).toEqual({ text: 'a', file: null });
    expect(fileName(upload)).toBe('users.csv');
    expect(fileName({ ...upload, variables: {} })).toBe('');
    expect(sentVariables(request)).toEqual(request.variables);
    expect(fileName(request)).toBe('');
  });
});

it('lines are indented, except the first and empty ones', () => {
  expect(indented('a\nb\n\nc\n', 2)).toBe('a\n  b\n\n  c\n');
});
