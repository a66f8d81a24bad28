import { describe, expect, it } from 'vitest';
import { apiReference, operationNamed } from '../fixtures/apiReference.ts';
import { curlRequest } from '../requests/curl.ts';
import { requestOf, sentVariables } from '../requests/request.ts';
import { sampleResponse } from '../samples/responses.ts';
import { type BuilderData, builderData } from './builderData.ts';
import { buildRequest, exampleState, openBuilder, stateOf, stateText } from './builtRequest.ts';
import { fieldsOf } from './draft.ts';

const reference = apiReference();
const endpoint = 'https://api.example.com/graphql';
const dataOf = (coordinate: string): BuilderData =>
  JSON.parse(JSON.stringify(builderData(reference, operationNamed(reference, coordinate), endpoint, 'en')));
const opened = (coordinate: string) => {
  const builder = openBuilder(dataOf(coordinate));
  return { builder, state: exampleState(builder) };
};

describe('the request builder', () => {
  it('starts with the example of each page: same document, variables, cURL and response', () => {
    for (const operation of reference.operations) {
      const { builder, state } = opened(operation.coordinate);
      const { document, variables, request, response, mistakes, refusals } = buildRequest(builder, state);
      const own = { document: operation.document, variables: sentVariables(requestOf(operation, endpoint)) };
      expect({ document, variables }, operation.coordinate).toEqual(own);
      expect([...mistakes, ...refusals], operation.coordinate).toEqual([]);
      const { variables: typed } = request;
      expect(curlRequest(request)).toBe(curlRequest({ ...requestOf(operation, endpoint), variables: typed }));
      expect(JSON.parse(response ?? '')).toEqual(sampleResponse(reference, operation));
    }
  });

  it('requires values for a new plan and a webhook that their types do not require', () => {
    const unnamed = { drafts: { group: { name: '""' } }, selection: new Set(['id']) };
    const plan = buildRequest(opened('Mutation.createGroup').builder, unnamed);
    const missing = ['serviceGroupId', 'name', 'duration', 'price'].map((name) => `group.${name}`);
    expect(plan.mistakes.map(({ path }) => path)).toEqual(missing);
    expect(plan.response).toBeUndefined();
    const { builder, state } = opened('Mutation.createWebhookConfiguration');
    const silent = { input: { ...fieldsOf(state.drafts['input']), subscribedEvents: [] } };
    const { mistakes } = buildRequest(builder, { ...state, drafts: silent });
    expect(mistakes).toEqual([{ path: 'input.subscribedEvents', kind: 'required' }]);
  });

  it('restores the state in the address, as typed', () => {
    const { builder, state } = opened('Mutation.resellerEditUser');
    const changed = { drafts: { ...state.drafts, id: 'twelve' }, selection: new Set(['id', 'email']) };
    expect(stateOf(builder, stateText(builder, changed))).toEqual(changed);
  });

  it('omits only secrets of the schema from the address', () => {
    const textOf = (coordinate: string) => {
      const { builder, state } = opened(coordinate);
      return stateText(builder, state);
    };
    const { builder, state } = opened('Mutation.login');
    const drafts = { ...state.drafts, password: 'hunter2' };
    const text = stateText(builder, { ...state, drafts });
    expect(text).not.toContain('hunter2');
    expect(stateOf(builder, text)?.drafts['password']).toBe('');
    expect(textOf('Mutation.createServer')).not.toMatch(/"(secret|sshKey|rootCommand)":/);
    expect(textOf('Mutation.generateTokenCodeForUser')).toContain('"tokenCodeView":');
  });

  it.each(['', 'null', '{}', '{"fields":["id"]}', '{"values":1,"fields":[]}', '<script>'])('ignores "%s"', (text) => {
    expect(stateOf(opened('Mutation.login').builder, text)).toBeUndefined();
  });

  it('restores the shared parts of the address of another operation', () => {
    const { builder } = opened('Mutation.login');
    const state = stateOf(builder, '{"values":{"email":["a"],"id":3},"fields":["nothing"]}');
    expect(state && buildRequest(builder, state).mistakes).toEqual([
      { path: 'password', kind: 'required' },
      { path: 'email', kind: 'format' },
    ]);
  });

  it('answers with the entered values', () => {
    const { builder, state } = opened('Mutation.login');
    const drafts = { ...state.drafts, email: 'nina@example.com' };
    const { request, response } = buildRequest(builder, { ...state, drafts });
    expect(curlRequest(request)).toContain('nina@example.com');
    expect(JSON.parse(response ?? '')).toMatchObject({ data: { login: { user: { email: 'nina@example.com' } } } });
  });

  it('has no response while a value is missing, but keeps its argument in the document', () => {
    const { builder, state } = opened('Mutation.login');
    const drafts = { ...state.drafts, email: '' };
    const built = buildRequest(builder, { ...state, drafts });
    expect(built.mistakes).toEqual([{ path: 'email', kind: 'required' }]);
    expect(built.document).toContain('$email: String!');
    expect(built.response).toBeUndefined();
  });

  it('reports an empty selection, with the error of the schema', () => {
    const { builder, state } = opened('Mutation.login');
    const built = buildRequest(builder, { ...state, selection: new Set() });
    expect(built.asksNothing).toBe(true);
    expect(built.refusals.join()).toContain('must have a selection of subfields');
    expect(built.response).toBeUndefined();
  });

  it('rejects inconsistent data', () => {
    const data = dataOf('Mutation.login');
    expect(() => openBuilder({ ...data, kind: 'query' })).toThrow('no query login');
    expect(() => openBuilder({ ...data, sdl: 'type Query {' })).toThrow('Syntax Error');
  });
});
