import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callGuide } from './callGuide.ts';
import { partner, staff, startGuides } from './mockApi.ts';
import { javascript } from './programs.ts';

const written = ['inbox', 'customers.json', 'correcting', 'corrected'];
const { api, folder, names, send, count, killed } = await startGuides({}, ...written);
const user = (username: string) => api.store.find('UserView', 'username', username) ?? {};

describe('a reseller without webhooks', () => {
  const changes = () => callGuide(javascript, ['changes', 'changes'], [], folder, partner);
  const inbox = () =>
    names('inbox')
      .map((name) => JSON.parse(readFileSync(join(folder, 'inbox', name), 'utf8')))
      .map(({ event, data }) => [event, data.userId])
      .sort();
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19);
  const order = (query: string) => send(query, partner.ORBVPN_EMAIL);

  it('detects each change once, after the first list', async () => {
    expect([await changes(), inbox()]).toEqual([[0], []]);
    Object.assign(user('sara.k'), { expiresAt: soon });
    const [sara, ivan] = [user('sara.k')['id'], user('ivan.p')['id']];
    await order('mutation { resellerDeleteUserByEmail(email: "ivan@example.com") { id } }');
    await order(
      'mutation { resellerCreateUser(user: { email: "nima@example.com", password: "Harbour-Lamp-27", groupId: 12 }) { id } }',
    );
    const nima = api.store.find('UserView', 'email', 'nima@example.com')?.['id'];
    const expected = [
      ['SUBSCRIPTION_EXPIRED', nima], // the clock of the mock is slow
      ['SUBSCRIPTION_RENEWED', sara],
      ['USER_CREATED', nima],
      ['USER_DELETED', ivan],
    ];
    expect([await changes(), inbox()]).toEqual([[4], expected]);
    expect([await changes(), inbox()]).toEqual([[0], expected]);
  });

  it('neither loses nor repeats a change when a run is killed, and deletes no user missing from a list', async () => {
    await changes();
    Object.assign(user('sara.k'), { expiresAt: soon });
    const sara = { id: user('sara.k')['id'], email: 'sara@example.com', groupId: 12, expiresAt: soon };
    const body = { data: { resellerGetUsers: { totalElements: 1, content: [sara] } } };
    api.answers.set('resellerGetUsers', [{ status: 200, body }]);
    api.answers.set('resellerGetUser', ['never']);
    await killed(javascript, 'resellerGetUser', partner, 'changes', 'changes');
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
      await killed(javascript, 'renewWithoutGroup', staff, 'add-days', 'addDays', ...args);
      for (let time = 0; time < 2; time += 1) expect(await addDays()).toEqual([{ nobody: expect.any(String) }]);
      const [sara] = ends();
      expect([before[0], sara]).toEqual(['2024-11-14', '2024-11-17']);
      expect(ends()[1]).not.toBe(before[1]);
    },
  );

  it('are not assumed to be added if support has moved the end after a crash', async () => {
    api.answers.set('renewWithoutGroup', ['never']);
    await killed(javascript, 'renewWithoutGroup', staff, 'add-days', 'addDays', ...args);
    Object.assign(user('sara.k'), { expiresAt: '2024-12-01T09:30:00' });
    const message = 'look at correcting/outage-12-oct/sara.k.json: ends 2024-12-01T09:30:00';
    expect(await addDays()).toEqual([{ 'sara.k': message, nobody: expect.any(String) }]);
    expect([count('renewWithoutGroup'), names('corrected/outage-12-oct')]).toEqual([2, ['mina.r.json']]);
  });
});
