import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { administrator, startGuides } from './mockApi.ts';
import { callGuide, javascript } from './programs.ts';

const partner = { ORBVPN_EMAIL: 'partner@example.com', ORBVPN_PASSWORD: 'Copper-Field-58' };
const staff = { ORBVPN_EMAIL: 'staff@example.com', ORBVPN_PASSWORD: administrator.password };
const { api, folder } = await startGuides();
beforeEach(() => {
  for (const name of ['inbox', 'customers.json', 'correcting', 'corrected'])
    rmSync(join(folder, name), { recursive: true, force: true });
});
const user = (username: string) => api.store.find('UserView', 'username', username) ?? {};

/** Runs a function of a guide, and kills it when an operation has been called. */
async function killed(operation: string, environment: object, ...driver: string[]) {
  const env = { PATH: process.env['PATH'], ...environment };
  const program = spawn(process.execPath, ['driver.mjs', ...driver], { cwd: folder, env, stdio: 'ignore' });
  const isCalled = () => api.calls.some((each) => each.operation === operation);
  await expect.poll(isCalled, { timeout: 10_000, interval: 5 }).toBe(true);
  program.kill('SIGKILL');
  await new Promise((resolve) => program.once('exit', resolve));
}

describe('a reseller without webhooks', () => {
  const changes = () => callGuide(javascript, ['changes', 'changes'], [], folder, partner);
  const inbox = () =>
    (existsSync(join(folder, 'inbox')) ? readdirSync(join(folder, 'inbox')) : [])
      .map((name) => JSON.parse(readFileSync(join(folder, 'inbox', name), 'utf8')))
      .map(({ event, data }) => [event, data.userId])
      .sort();
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19);
  const send = (query: string, email = 'partner@example.com') =>
    fetch(api.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${api.signIn(email)}` },
      body: JSON.stringify({ query }),
    });

  it('learns of each change once, after the first list', async () => {
    expect([await changes(), inbox()]).toEqual([[0], []]);
    Object.assign(user('sara.k'), { expiresAt: soon });
    const [sara, ivan] = [user('sara.k')['id'], user('ivan.p')['id']];
    await send('mutation { resellerDeleteUserByEmail(email: "ivan@example.com") { id } }');
    await send(
      'mutation { resellerCreateUser(user: { email: "nima@example.com", password: "Harbour-Lamp-27", groupId: 12 }) { id } }',
    );
    const nima = api.store.find('UserView', 'email', 'nima@example.com')?.['id'];
    const expected = [
      ['SUBSCRIPTION_EXPIRED', nima], // the clock of the mock is behind
      ['SUBSCRIPTION_RENEWED', sara],
      ['USER_CREATED', nima],
      ['USER_DELETED', ivan],
    ];
    expect([await changes(), inbox()]).toEqual([[4], expected]);
    expect([await changes(), inbox()]).toEqual([[0], expected]);
  });

  it('loses and doubles nothing when a run is killed, and deletes nobody whom a list has left out', async () => {
    await changes();
    Object.assign(user('sara.k'), { expiresAt: soon });
    const sara = { id: user('sara.k')['id'], email: 'sara@example.com', groupId: 12, expiresAt: soon };
    const body = { data: { resellerGetUsers: { totalElements: 1, content: [sara] } } };
    api.answers.set('resellerGetUsers', [{ status: 200, body }]);
    api.answers.set('resellerGetUser', ['never']);
    await killed('resellerGetUser', partner, 'changes', 'changes', '[]');
    api.answers.set('resellerGetUsers', [{ status: 200, body }]);
    expect(await changes()).toEqual([1]);
    expect(inbox()).toEqual([['SUBSCRIPTION_RENEWED', sara.id]]);
    expect(await changes()).toEqual([0]);
  });
});

describe('days after an outage', () => {
  const args = ['outage-12-oct', ['sara.k', 'nobody', 'mina.r'], 3];
  const addDays = () => callGuide(javascript, ['add-days', 'addDays'], args, folder, staff);
  const ends = () => ['sara.k', 'mina.r'].map((name) => String(user(name)['expiresAt']).slice(0, 10));

  it.each(['never', 'carried-out', 'lost'] as const)(
    'are given once to each user, whatever happens (%s)',
    async (answer) => {
      const before = ends();
      api.answers.set('renewWithoutGroup', [answer]);
      await killed('renewWithoutGroup', staff, 'add-days', 'addDays', JSON.stringify(args));
      for (let time = 0; time < 2; time += 1) expect(await addDays()).toEqual([{ nobody: expect.any(String) }]);
      const [sara] = ends();
      expect([before[0], sara]).toEqual(['2024-11-14', '2024-11-17']);
      expect(ends()[1]).not.toBe(before[1]);
    },
  );
});
