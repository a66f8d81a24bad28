import { describe, expect, it } from 'vitest';
import { apiReference, operationNamed } from '../fixtures/apiReference.ts';
import { curlRequest } from '../requests/curl.ts';
import { requestOf } from '../requests/request.ts';
import { sampleResponse } from '../samples/responses.ts';
import { type BuilderData, builderData } from './builderData.ts';
import { buildRequest, exampleState, openBuilder } from './builtRequest.ts';

const reference = apiReference();
const endpoint = 'https://api.example.com/graphql';
const dataOf = (coordinate: string): BuilderData =>
  JSON.parse(JSON.stringify(builderData(reference, operationNamed(reference, coordinate), endpoint)));
const opened = (coordinate: string) => {
  const builder = openBuilder(dataOf(coordinate));
  return { builder, state: exampleState(builder) };
};

describe('the request builder', () => {
  it('starts with the example of every page: same document, variables, cURL and response', () => {
    for (const operation of reference.operations) {
      const { builder, state } = opened(operation.coordinate);
      const { document, variables, curl, response, mistakes, refusals } = buildRequest(builder, state);
      expect({ document, variables, mistakes, refusals }, operation.coordinate).toEqual({
        document: operation.document,
        variables: operation.variables,
        mistakes: [],
        refusals: [],
      });
      expect(curl).toBe(curlRequest({ ...requestOf(operation, endpoint), variables }));
      expect(JSON.parse(response ?? '')).toEqual(sampleResponse(reference, operation));
    }
  });

  it('answers with what was filled in', () => {
    const { builder, state } = opened('Mutation.login');
    const drafts = { ...state.drafts, email: { kind: 'leaf', text: 'nina@example.com' } as const };
    const { curl, response } = buildRequest(builder, { ...state, drafts });
    expect(curl).toContain('nina@example.com');
    expect(JSON.parse(response ?? '')).toMatchObject({ data: { login: { user: { email: 'nina@example.com' } } } });
  });

  it('gives no response while a value is missing, but keeps its argument in the document', () => {
    const { builder, state } = opened('Mutation.login');
    const drafts = { ...state.drafts, email: { kind: 'leaf', text: '' } as const };
    const built = buildRequest(builder, { ...state, drafts });
    expect(built.mistakes).toEqual([{ path: 'email', kind: 'required' }]);
    expect(built.document).toContain('$email: String!');
    expect(built.response).toBeUndefined();
  });

  it('says when nothing of the answer is asked for, and what the schema says to that', () => {
    const { builder, state } = opened('Mutation.login');
    const built = buildRequest(builder, { ...state, selection: new Set() });
    expect(built.asksNothing).toBe(true);
    expect(built.refusals.join()).toContain('must have a selection of subfields');
    expect(built.response).toBeUndefined();
  });

  it('refuses data that do not belong together', () => {
    const data = dataOf('Mutation.login');
    expect(() => openBuilder({ ...data, kind: 'query' })).toThrow('no query login');
    expect(() => openBuilder({ ...data, sdl: 'type Query {' })).toThrow('Syntax Error');
  });
});
