import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { apiReference } from '../fixtures/apiReference.ts';
import { partner, staff, startedMock } from '../fixtures/mockApi.ts';

const renewal = 'mutation { resellerRenewUserSubscriptionWithCurrentGroup(username: "mina.r") { id } }';

describe('a request to the mock', () => {
  it('gets the remainder of the limit, and is refused above it', async () => {
    const { send } = await startedMock(partner, { limit: 1, second: 60_000 });
    expect((await send('{ user { id } }')).headers.get('X-RateLimit-Remaining')).toBe('0');
    const { status, codes, headers } = await send('{ user { id } }');
    expect([status, codes]).toEqual([429, ['RATE_LIMITED']]);
    expect(headers.get('X-RateLimit-Reset')).toBe('60');
  });

  it('is refused with the bodies that the pages show', async () => {
    const { mock, send } = await startedMock(partner, { limit: 1 });
    const body = async (token: string) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      return (await fetch(mock.endpoint, { method: 'POST', headers, body: '{"query":"{ user { id } }"}' })).json();
    };
    const refusal = (message: string, code: string) => ({
      data: { user: null },
      errors: [{ message, path: ['user'], extensions: { code } }],
    });
    expect(await body('ended')).toEqual(refusal('Authentication is required', 'UNAUTHENTICATED'));
    expect(await body('ended')).toEqual(refusal('Too many requests', 'RATE_LIMITED'));
    expect((await send('{ user { id } }')).status).toBe(200);
  });

  it('is refused for every field that the role may not call', async () => {
    const { send } = await startedMock(partner);
    const { status, codes, data } = await send('{ resellerGetUsers { totalElements } allInvoices { id } }');
    expect([status, codes, data['resellerGetUsers']]).toEqual([403, ['FORBIDDEN'], { totalElements: 3 }]);
  });

  it('shows a reseller no account of another reseller', async () => {
    const { send } = await startedMock('north@example.com');
    expect((await send('{ resellerGetUser(id: 4821) { id } }')).codes).toEqual(['NOT_FOUND']);
    expect((await send('{ getConnectionHistory(userId: 4821) { id } }')).codes).toEqual(['FORBIDDEN']);
  });

  it.each([
    ['a variable of the wrong type', { id: 'four' }],
    ['a variable that is missing', {}],
  ])('gets a code with its error for %s', async (_, variables) => {
    const { send } = await startedMock(partner);
    const { status, codes } = await send('query ($id: Int!) { resellerGetUser(id: $id) { id } }', variables);
    expect([status, codes]).toEqual([400, ['GRAPHQL_ERROR']]);
  });

  it('runs the operation that it names, in a document with several', async () => {
    const { mock, post } = await startedMock(partner);
    const query = 'query A { user { id } } query B { resellerGetUsers { totalElements } }';
    const named = (operationName?: string | null) => post(JSON.stringify({ query, operationName }));
    expect((await named('B')).data).toEqual({ resellerGetUsers: { totalElements: 3 } });
    expect(mock.calls.map(({ operation }) => operation)).toEqual(['resellerGetUsers']);
    for (const name of ['C', null, undefined]) expect((await named(name)).codes).toEqual(['GRAPHQL_ERROR']);
  });

  it('loses its answer alternately after and before the work is done', async () => {
    const { mock, send } = await startedMock(partner, { lose: 1 });
    const credit = () => mock.store.find('ResellerCreditView', 'id', 57)?.['credit'];
    for (const left of ['348.34', '348.34']) {
      await expect(send(renewal)).rejects.toThrow();
      expect(credit()).toBe(left);
    }
  });

  it('is answered after invalid ones', async () => {
    const { mock, send } = await startedMock(partner);
    const post = async (path: string, body: string, type: string) =>
      (await fetch(new URL(path, mock.endpoint), { method: 'POST', headers: { 'Content-Type': type }, body })).status;
    for (const body of ['', 'no JSON', 'null', '{"operation":"user","answers":null}'])
      expect(await post('/mock', body, 'text/plain'), body).toBe(400);
    expect(await post('/graphql', 'x', 'multipart/form-data; boundary=y')).toBe(400);
    expect((await fetch(mock.endpoint)).status).toBe(400);
    await post('/mock', '{"operation":"user","answers":[{}]}', 'text/plain');
    expect([(await send('{ user { id } }')).status, (await send('{ user { id } }')).status]).toEqual([400, 200]);
  });

  it('is answered after another connection broke in the middle of a body', async () => {
    const { mock, send } = await startedMock(partner);
    const socket = connect(Number(new URL(mock.endpoint).port), '127.0.0.1');
    socket.write('POST /graphql HTTP/1.1\r\nHost: mock\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{');
    await once(socket, 'data');
    socket.destroy();
    expect((await send('{ user { id } }')).status).toBe(200);
  });

  it('is listed by GET /mock without secrets, in any syntax', async () => {
    const { mock, send } = await startedMock(partner);
    const create = (user: string) => `{ resellerCreateUser(user: ${user}) { id } }`;
    const variables = { user: { email: 'a', password: 'Secret-1', groupId: 12 } };
    await send('mutation { changePassword(oldPassword: "Secret-2", password: """Secret-3""") }');
    await send(`mutation ($user: ResellerUserCreate!) ${create('$user')}`, variables);
    await send(
      `mutation ($password: String = "Secret-4") ${create('{ email: "b", password: $password, groupId: 12 }')}`,
    );
    await send(
      `mutation { ...new } fragment new on Mutation ${create('{ email: "c", password: "Secret-5", groupId: 12 }')}`,
    );
    const list = await (await fetch(new URL('/mock', mock.endpoint))).text();
    expect(list.match(/Secret-\d/g)).toBe(null);
    expect(list.match(/"password":"\(hidden\)"/g)).toHaveLength(3);
    expect(mock.calls.map((call) => call.variables)).toContainEqual(variables);
  });

  it('gets the answer that POST /mock has set for the next calls of its operation', async () => {
    const { send, control } = await startedMock(partner);
    const done = await control({ operation: 'user', answers: [{ status: 502, body: { data: null } }] });
    expect(await done.text()).toBe('{}');
    expect((await send('{ user { id } }')).status).toBe(502);
    expect((await send('{ user { id } }')).status).toBe(200);
  });
});

describe('a list in pages', () => {
  const paged = apiReference().operations.filter(({ args }) => args.some(({ name }) => name === 'size'));

  it.each(paged)('has at most the requested number of rows: $name', async ({ name, document, variables }) => {
    for (const samples of [false, true]) {
      const { send } = await startedMock(staff, { samples });
      const { data } = await send(document, { ...variables, page: 0, size: 1, query: '' });
      expect(data[name]).toMatchObject({ size: 1, number: 0, content: { length: 1 } });
    }
  });

  it('continues after the previous page', async () => {
    const { send } = await startedMock(staff);
    const at = async (page: number, size: number) =>
      Object((await send(`{ allUsers(page: ${page}, size: ${size}) { totalElements content { id } } }`)).data.allUsers);
    const all = await at(0, 20);
    expect([...(await at(0, 2)).content, ...(await at(1, 2)).content]).toEqual(all.content.slice(0, 4));
    expect(await at(9, 2)).toEqual({ totalElements: all.content.length, content: [] });
  });
});

describe('a value in a request', () => {
  const period =
    'query ($from: LocalDate!, $to: LocalDate!) { getInvoiceByDateRange(beginDate: $from, endDate: $to) { id } }';
  const list = 'query ($size: Int) { resellerGetUsers(size: $size) { totalElements } }';
  const credit = 'mutation ($credit: String!) { addResellerCredit(resellerId: 57, credit: $credit) { id } }';
  const webhook = 'mutation ($input: WebhookConfigurationInput!) { createWebhookConfiguration(input: $input) { id } }';
  const user = 'mutation ($input: ResellerUserCreate!) { resellerCreateUser(user: $input) { id } }';
  const endpoint = 'https://hooks.example.com';
  const sales = { name: 'Sales', providerType: 'ZAPIER', active: true, endpoint, subscribedEvents: ['USER_LOGIN'] };
  const nima = { email: 'nima@example.com', password: 'Harbour-Lamp-27', groupId: 12 };

  it.each([
    [period, { from: '2024-01-01', to: '2025-01-01' }, 'VALIDATION_ERROR'],
    [period, { from: '2024-10-02', to: '2024-10-01' }, 'VALIDATION_ERROR'],
    [period, { from: '2024-02-30', to: '2024-03-01' }, 'VALIDATION_ERROR'],
    [list, { size: 101 }, 'VALIDATION_ERROR'],
    [credit, { credit: '0' }, 'INVALID_AMOUNT'],
    [webhook, { input: { ...sales, endpoint: 'http://hooks.example.com' } }, 'INVALID_URL'],
    [webhook, { input: { ...sales, subscribedEvents: [] } }, 'VALIDATION_ERROR'],
    [user, { input: { ...nima, email: 'nope' } }, 'VALIDATION_ERROR'],
    [user, { input: { ...nima, email: 'SARA@example.com' } }, 'EMAIL_TAKEN'],
    [user, { input: { ...nima, password: 'short' } }, 'WEAK_PASSWORD'],
    [user, { input: { ...nima, userName: 'sara.k' } }, 'VALIDATION_ERROR'],
  ])('is refused: %s with %j', async (query, variables, code) => {
    const { send } = await startedMock(staff);
    expect((await send(query, variables)).codes).toEqual([code]);
  });
});
