import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import siteConfig from '../../../site/site.config.ts';
import { listen } from '../../listen.ts';
import { callGuide } from './callGuide.ts';
import { failure, partner, startGuides, unauthenticated } from './mockApi.ts';
import {
  describeIn,
  guidePrograms,
  javascript,
  type Language,
  languages,
  run,
  savePrograms,
  shell,
} from './programs.ts';

const root = join(import.meta.dirname, '../../..');
const programs = guidePrograms();
const sara = { ORBVPN_EMAIL: 'sara@example.com', ORBVPN_PASSWORD: 'Harbour-Lamp-27' };
const ownAccount = '{ user { id } }';
const serverError = failure(500, 'INTERNAL_ERROR', 'Something failed');
const { api, folder, credit } = await startGuides({}, 'sign-in-refused-sara%40example.com');
const refused = join(folder, 'sign-in-refused-sara%40example.com');

describe('the programs of the guides', () => {
  it('have different names, so that they fit in one folder', () => {
    const names = programs.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(Object.keys(siteConfig.locales))('link to the other pages from which they import (%s)', (locale) => {
    const unnamed = programs.flatMap(({ name, code, page }) => {
      const guide = readFileSync(join(root, page.replace('/en/', `/${locale}/`)), 'utf8');
      const text = guide.replace(/^---[\s\S]*?\n---|```[\s\S]*?```/g, '');
      const isLinked = (to: string) => text.includes(`(/docs/api/guides/${to}`);
      const isNamed = (names: readonly string[]) => names.some((each) => text.includes(`\`${each}\``));
      return [...code.matchAll(/^import \{ (.*) \} from '\.\/(.*)\.mjs'/gm)]
        .filter(([, functions = '', module = '']) => {
          const home = programs.find((program) => program.name === `${module}.mjs`)?.page ?? '';
          // The page about sessions starts with the client; all programs of a folder share both.
          if (['client', 'session', 'read'].includes(module)) return !isLinked('client') && !isLinked('session');
          return home !== page && !(isLinked(basename(home, '.mdx')) && isNamed([module, ...functions.split(', ')]));
        })
        .map(([line]) => `${page}: ${name}: ${line}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('talk to the address of the API', () => {
    const addresses = programs.flatMap(({ code }) => code.match(/https:\/\/api\.[^\s'"}]+/g) ?? []);
    expect([...new Set(addresses)]).toEqual([siteConfig.apiEndpoint, 'https://api.stripe.com']);
  });
});

for (const language of languages) {
  describeIn(language, 'the guides', () => {
    it('sign in and read their own account', async () => {
      const { stdout } = await run(language, [`me.${language.ending}`], folder, sara);
      expect(stdout).toMatch(/sara@example\.com/);
      expect(operations()).toEqual(['login', 'user']);
    });

    it('send any password unchanged', async () => {
      const password = String.raw`"it's" \ 100 %s $HOME`;
      await run(language, [`me.${language.ending}`], folder, { ...sara, ORBVPN_PASSWORD: password });
      expect(api.calls[0]?.variables).toEqual({ email: sara.ORBVPN_EMAIL, password });
    });
  });
  const { allPages } = language;
  if (allPages) describeIn(language, 'the files', () => testFiles(language, allPages));
}

/** Twenty concurrent calls, the expiry of all tokens, and twenty more calls. */
const change = 'mutation ($password: String!) { changePassword(oldPassword: $password, password: $password) }';
const allAtOnce: Readonly<Record<string, string>> = {
  mjs: `import { call } from './session.mjs';
const twenty = () => Promise.all(Array.from({ length: 20 }, () => call('${ownAccount}')));
await twenty();
await call('${change}', { password: process.env.ORBVPN_PASSWORD });
await twenty();
`,
  py: `import os
from concurrent.futures import ThreadPoolExecutor
from session import call

def twenty():
    with ThreadPoolExecutor(20) as threads:
        list(threads.map(call, ['${ownAccount}'] * 20))

twenty()
call('${change}', {"password": os.environ["ORBVPN_PASSWORD"]})
twenty()
`,
};

/** The codes of many calls with an expired token. */
const refusedOnce = `import { call } from './session.mjs';
await call('${change}', { password: process.env.ORBVPN_PASSWORD });
const codes = Array.from({ length: 200 }, () => call('${ownAccount}').then(() => undefined, ({ code }) => code));
console.log((await Promise.all(codes)).join('\\n'));
`;

function testFiles(language: Language, allPages: readonly [file: string, name: string]) {
  const call = (file: string, name: string, args: readonly unknown[], environment = sara) =>
    callGuide(language, [file, name], args, folder, environment);
  const answerUser = (...answers: Parameters<typeof api.answers.set>[1]) => api.answers.set('user', answers);

  it('take neither a 5xx response for a refusal nor an empty one for success', async () => {
    const mutation = 'mutation { login(email: "a", password: "b") { accessToken } }';
    api.answers.set('login', [
      failure(504, 'GATEWAY_TIMEOUT', 'Upstream timeout'),
      { status: 200, body: { data: { login: null } } },
    ]);
    expect(await call('client', 'request', [mutation])).toMatchObject({ code: 'INTERNAL_ERROR' });
    expect(await call('client', 'request', [mutation])).toMatchObject({ message: 'No result' });
  });

  it('keep the code and the message of an error', async () => {
    const wrong = { ...sara, ORBVPN_PASSWORD: 'Old-Password-1' };
    expect(await call('client', 'login', [], wrong)).toEqual({
      code: 'BAD_CREDENTIALS',
      message: 'Wrong e-mail address or password',
    });
  });

  it('read the body of a 401 response', async () => {
    const answer = await call('client', 'request', [ownAccount, {}, 'ended']);
    expect(answer).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Authentication is required' });
  });

  it('keep the token from another host, and read errors in other forms', async () => {
    const token = api.signIn(sara.ORBVPN_EMAIL);
    const tokens: unknown[] = [];
    const other = createServer(({ headers }, response) => {
      tokens.push(headers.authorization);
      response.end('{}');
    });
    const Location = `http://localhost:${await listen(other, 0, 'localhost')}/`;
    answerUser({ status: 302, body: '', headers: { Location } });
    expect(await call('client', 'request', [ownAccount, {}, token])).toHaveProperty('message');
    other.close();
    expect(tokens.filter(Boolean)).toEqual([]);
    const unknown = { errors: [{ status: '503', detail: 'Down' }] };
    answerUser({ status: 503, body: unknown }, { status: 200, body: { errors: ['down'] } });
    for (let time = 0; time < 2; time += 1)
      expect(await call('client', 'request', [ownAccount, {}, token])).toMatchObject({ code: 'INTERNAL_ERROR' });
  });

  it('show the start of a response that is not JSON', async () => {
    answerUser({ status: 502, body: '<h1>Bad gateway</h1>' });
    const answer = await call('session', 'call', [ownAccount]);
    expect(answer).toMatchObject({ message: expect.stringContaining('<h1>Bad gateway</h1>') });
  });

  it('give up when no response arrives in time', async () => {
    const impatient = savePrograms(api.endpoint, 1);
    api.answers.set('registrationGroups', ['never']);
    const groups = ['{ registrationGroups { id } }'];
    const answer = await callGuide(language, ['client', 'request'], groups, impatient, {});
    rmSync(impatient, { recursive: true });
    expect(answer).toMatchObject({ message: expect.any(String) });
  });

  it('sign in again once when the token has expired', async () => {
    answerUser(unauthenticated);
    expect(await call('session', 'call', [ownAccount])).toEqual([{ user: { id: 4821 } }]);
    expect(operations()).toEqual(['login', 'user', 'login', 'user']);
  });

  const twenty = allAtOnce[language.ending];
  const atOnce = async (environment = sara) => {
    writeFileSync(join(folder, `twenty.${language.ending}`), twenty ?? '');
    await run(language, [`twenty.${language.ending}`], folder, environment);
    return Object.groupBy(operations(), (name) => name);
  };

  it.skipIf(!twenty)('sign in once for twenty concurrent calls, and once more when the token expires', async () => {
    const { login, user, changePassword } = await atOnce();
    expect(changePassword).toHaveLength(1);
    expect(user).toHaveLength(40);
    expect(login).toHaveLength(2);
  });

  it.skipIf(!twenty)('wait together after a refusal', async () => {
    answerUser({ status: 429, body: '', headers: { 'Retry-After': '20' } });
    await atOnce();
    const times = api.calls.filter(({ operation }) => operation === 'user').map(({ at }) => at);
    const [repeated = 0, ...second] = times.slice(20, 41);
    expect(repeated - (times[0] ?? 0)).toBeGreaterThan(600);
    expect(second.every((at) => at >= repeated)).toBe(true);
  });

  it.skipIf(language !== javascript)('send no request without a token when a new sign-in is refused', async () => {
    const data = { login: { accessToken: api.signIn('sara@example.com') } };
    api.answers.set('login', [{ status: 200, body: { data } }, failure(200, 'TWO_FACTOR_REQUIRED', 'Second step')]);
    writeFileSync(join(folder, 'refused.mjs'), refusedOnce);
    const { stdout } = await run(language, ['refused.mjs'], folder, sara);
    expect(stdout).toContain('TWO_FACTOR_REQUIRED');
    expect(stdout).not.toContain('UNAUTHENTICATED');
  });

  it('sign in again when the response to a sign-in is lost', async () => {
    api.answers.set('login', ['carried-out', serverError]);
    expect(await call('session', 'call', [ownAccount])).toEqual([{ user: { id: 4821 } }]);
    expect(operations()).toEqual(['login', 'login', 'login', 'user']);
  });

  const wrong = { ...sara, ORBVPN_PASSWORD: 'Old-Password-1' };

  it.skipIf(!twenty)('try a wrong password once for twenty calls', async () => {
    expect(await atOnce(wrong)).toEqual({ login: ['login'] });
  });

  it('try a wrong password twice in total, however often they are restarted', async () => {
    const start = (environment: typeof sara) => call('session', 'call', [ownAccount], environment);
    for (const [attempts, minutesPassed] of [
      [1, 10],
      [1, 21],
      [2, 21],
      [2, 24 * 60],
      [2, 0],
    ] as const) {
      expect(await start(wrong)).toMatchObject({ code: 'BAD_CREDENTIALS' });
      expect(operations()).toHaveLength(attempts);
      const then = new Date(Date.now() - minutesPassed * 60_000);
      utimesSync(refused, then, then);
    }
    expect(readFileSync(refused, 'utf8')).toBe('..');
    expect(await start(partner)).toMatchObject([{ user: {} }]);
    rmSync(refused);
    expect(await start(sara)).toEqual([{ user: { id: 4821 } }]);
  });

  it('sign in automatically once a lock caused by others ends', async () => {
    api.answers.set('login', [failure(200, 'BAD_CREDENTIALS', 'The account is locked for 15 minutes')]);
    expect(await call('session', 'call', [ownAccount])).toMatchObject({ message: expect.stringContaining('locked') });
    const ago = new Date(Date.now() - 21 * 60_000);
    utimesSync(refused, ago, ago);
    expect(await call('session', 'call', [ownAccount])).toEqual([{ user: { id: 4821 } }]);
    expect(existsSync(refused)).toBe(false);
  });

  it('give up signing in after five attempts without a network, and retry on the next call', async () => {
    api.answers.set(
      'login',
      Array.from({ length: 5 }, () => 'lost' as const),
    );
    expect(await call('session', 'call', [ownAccount])).toMatchObject({ message: expect.any(String) });
    expect(operations()).toHaveLength(5);
    expect(await call('session', 'call', [ownAccount])).toEqual([{ user: { id: 4821 } }]);
  });

  it('wait when sign-ins are limited', async () => {
    api.answers.set('login', [{ status: 429, body: '', headers: { 'X-RateLimit-Reset': '1' } }]);
    expect(await call('session', 'call', [ownAccount])).toEqual([{ user: { id: 4821 } }]);
    expect(operations()).toEqual(['login', 'login', 'user']);
  });

  it('wait after a refusal for as long as the API requires', async () => {
    const body = { errors: [{ message: 'Too many requests', extensions: { code: 'RATE_LIMITED' } }] };
    answerUser(
      { status: 429, body, headers: { 'Retry-After': '60', 'X-RateLimit-Reset': '1' } },
      { status: 429, body: '<h1>Slow down</h1>', headers: { 'Retry-After': '1' } },
    );
    expect(await call('session', 'call', [ownAccount])).toEqual([{ user: { id: 4821 } }]);
    const [refused = 0, , repeated = 0] = api.calls.slice(1).map(({ at }) => at);
    // A minute, as without the header, would be 1.8 seconds here.
    expect(repeated - refused).toBeLessThan(1700);
  });

  it('wait a minute if the reset is a date, not a number, or zero', async () => {
    const limited = (reset: string) => ({ status: 429, body: '', headers: { 'X-RateLimit-Reset': reset } });
    answerUser(limited(String(Math.floor(Date.now() / 1000))), limited('\u00b2'), limited('0'));
    expect(await call('session', 'call', [ownAccount])).toEqual([{ user: { id: 4821 } }]);
    const times = api.calls.slice(-4).map(({ at }) => at);
    expect(Math.min(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))).toBeGreaterThan(1700);
  });

  it('do not sign in a third time', async () => {
    answerUser(unauthenticated, unauthenticated);
    expect(await call('session', 'call', [ownAccount])).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(operations()).toEqual(['login', 'user', 'login', 'user']);
  });

  it('repeat a query after a fault and after a lost response', async () => {
    answerUser(serverError, 'lost');
    expect(await call('read', 'read', [ownAccount])).toEqual([{ user: { id: 4821 } }]);
    expect(operations()).toEqual(['login', 'user', 'user', 'user']);
  });

  it('stop after five attempts, with the last error', async () => {
    answerUser(...Array.from({ length: 9 }, () => serverError));
    expect(await call('read', 'read', [ownAccount])).toMatchObject({ code: 'INTERNAL_ERROR' });
    expect(operations().filter((name) => name === 'user')).toHaveLength(5);
  });

  it('do not repeat a request that fails permanently', async () => {
    answerUser(failure(200, 'NOT_FOUND', 'Gone'));
    expect(await call('read', 'read', [ownAccount])).toMatchObject({ code: 'NOT_FOUND' });
    expect(operations()).toEqual(['login', 'user']);
  });

  it('read a list to its end, each row once, although it grows meanwhile', async () => {
    const page = (ids: readonly number[], totalElements: number) => ({
      status: 200,
      body: { data: { resellerGetUsers: { totalElements, content: ids.map((id) => ({ id })) } } },
    });
    api.answers.set('resellerGetUsers', [page([1, 2], 4), page([2, 3], 5), page([4], 5)]);
    const query =
      'query Users($page: Int, $size: Int) { resellerGetUsers(page: $page, size: $size) { totalElements content { id } } }';
    const rows = await call(...allPages, [query, 'resellerGetUsers', 2], partner);
    expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
    expect(api.calls.slice(1).map(({ variables }) => variables)).toEqual([0, 1, 2].map((page) => ({ page, size: 2 })));
  });

  describe('selling a plan', () => {
    const user = { email: 'nima@example.com', password: 'Harbour-Lamp-27', groupId: 12, userName: 'nima.t' };
    const sold = [{ id: expect.any(Number), username: 'nima.t' }];
    const sell = () => call('sell', 'sell', [user], partner);

    it('finds the user whose creation was not confirmed, and pays once', async () => {
      api.answers.set('resellerCreateUser', ['carried-out']);
      expect(await sell()).toEqual(sold);
      expect(operations()).toEqual(['login', 'resellerCreateUser', 'resellerGetUserByEmail']);
      expect(credit()).toBe('346.11');
      const [, created = 0, read = 0] = api.calls.map(({ at }) => at);
      expect(read - created).toBeGreaterThan(590); // 20 shortened seconds
    });

    it('needs a user name, without which a lost response cannot be told from an older account', async () => {
      const { userName, ...nameless } = user;
      expect(await call('sell', 'sell', [nameless], partner)).toMatchObject({ message: 'userName is missing' });
    });

    it('creates the user again if the first request did not arrive, and pays once', async () => {
      api.answers.set('resellerCreateUser', [serverError]);
      expect(await sell()).toEqual(sold);
      expect(operations()).toEqual(['login', 'resellerCreateUser', 'resellerGetUserByEmail', 'resellerCreateUser']);
      expect(credit()).toBe('346.11');
    });

    it('does not take an existing account for the sale, although the response is lost', async () => {
      api.answers.set('resellerCreateUser', ['lost']);
      const older = { ...user, email: 'sara@example.com' };
      expect(await call('sell', 'sell', [older], partner)).toMatchObject({ code: 'EMAIL_TAKEN' });
      expect(credit()).toBe('350.00');
    });

    it('does not retry after a refusal', async () => {
      api.answers.set('resellerCreateUser', [failure(200, 'INSUFFICIENT_CREDIT', 'Not enough credit')]);
      expect(await sell()).toMatchObject({ code: 'INSUFFICIENT_CREDIT' });
      expect(operations()).toEqual(['login', 'resellerCreateUser']);
    });
  });
}

it('The command that watches the API succeeds while the API answers, and fails when it does not', async () => {
  expect((await run(shell, ['health.sh'], folder, {})).status).toBe(0);
  api.answers.set('__typename', [{ status: 502, body: 'Bad gateway' }]);
  expect((await run(shell, ['health.sh'], folder, {})).status).not.toBe(0);
});

it('The check of a file of users reports every wrong line, and nothing for a correct file', async () => {
  const check = async (...lines: readonly string[]) => {
    writeFileSync(join(folder, 'users.csv'), ['email,password,groupId,username', ...lines].join('\r\n'));
    const { status, stdout } = await run(javascript, ['check-users.mjs', 'users.csv'], folder, {});
    return [status, ...stdout.trim().split('\n')];
  };
  const sara = 'sara@example.com,Harbour-Lamp-27,12,sara.k';
  expect(await check(sara, 'ivan@example.com,Copper-Bridge-41,14,')).toEqual([0, '']);
  expect(await check(sara, 'SARA@example.com,short,x,', '"a@example.com",Harbour-Lamp-27,12')).toEqual([
    1,
    'line 3: a weak password',
    'line 3: not a plan',
    'line 3: email sara@example.com is in line 2, too',
    'line 4: not four columns, or quotes',
  ]);
});

it('Amounts in whole cents are exact, and reject other text', async () => {
  const cents = async (text: string) => callGuide(javascript, ['money', 'cents'], [text], folder, {});
  expect(await cents('4.09')).toEqual([409]);
  expect(await cents('1.1')).toEqual([110]);
  expect(await cents('1,10')).toMatchObject({ message: 'not an amount: 1,10' });
});

const operations = (): string[] => api.calls.map(({ operation }) => operation);
