import { describe, expect, it } from 'vitest';
import { partner, sara, startedMock } from '../fixtures/mockApi.ts';

const phone = 'deviceIdInput: { uuid: "6f1c2b9e-3a54-4d0e-9b57-2f8c1d7e4a60" }';

describe('a token of the mock', () => {
  it('expires', async () => {
    const { send } = await startedMock(partner, { tokenLife: 0 });
    const { status, codes } = await send('{ user { id } }');
    expect([status, codes]).toEqual([401, ['UNAUTHENTICATED']]);
  });

  it.each([
    ['signs a device out', sara, `logoutDevice(userId: 4821, ${phone})`],
    ['changes the password', sara, 'changePassword(oldPassword: "Harbour-Lamp-27", password: "Window-River-64")'],
    [
      'gets a new password from a reseller',
      partner,
      'resellerEditUser(id: 4821, resellerUserEdit: { password: "Window-River-64" }) { id }',
    ],
    [
      'has a device that a reseller signs out',
      partner,
      'resellerLogoutDevice(userId: 4821, deviceId: "6f1c2b9e-3a54-4d0e-9b57-2f8c1d7e4a60") { id }',
    ],
  ])('expires when its user %s', async (_, caller, mutation) => {
    const { mock, send } = await startedMock(caller);
    const token = mock.signIn(sara);
    expect((await send(`mutation { ${mutation} }`)).codes).toEqual([]);
    expect((await send('{ user { id } }', {}, token)).status).toBe(401);
  });
});

describe('a token issued by the mock', () => {
  const email = 'nima@example.com';
  const [password, answer] = ['Harbour-Lamp-27', '{ accessToken user { email } }'];

  it.each([
    ['mutation', `login(email: "${sara}", password: "${password}")`],
    ['mutation', `verifyEmailWithCode(email: "${sara}", verificationCode: "482913")`],
    ['mutation', 'oauthLogin(token: "of-google", socialMedia: GOOGLE)'],
    ['query', 'checkQrLoginStatus(sessionId: "b7d1f0a24c9e")'],
  ])('is accepted: %s %s', async (kind, call) => {
    const { send } = await startedMock(partner);
    const { signedIn } = (await send(`${kind} { signedIn: ${call} ${answer} }`)).data;
    expect(signedIn).toMatchObject({ user: { email: sara } });
    const { data } = await send('{ user { email } }', {}, Object(signedIn).accessToken);
    expect(data['user']).toEqual({ email: sara });
  });

  it('belongs to the new account after sign-up, which can sign in later', async () => {
    const { send } = await startedMock(partner);
    const signup = `mutation { signup(email: "${email}", password: "${password}") { success } }`;
    const verify = `mutation { verifyEmailWithCode(email: "${email}", verificationCode: "482913") ${answer} }`;
    expect((await send(verify)).codes).toEqual(['INVALID_CODE']);
    expect((await send(signup)).data).toEqual({ signup: { success: true } });
    expect((await send(signup)).codes).toEqual(['EMAIL_TAKEN']);
    const { accessToken } = Object((await send(verify)).data['verifyEmailWithCode']);
    const { data } = await send('{ user { email groupId expiresAt } userSubscription { id } }', {}, accessToken);
    expect(data).toEqual({ user: { email, groupId: null, expiresAt: null }, userSubscription: null });
    expect((await send(`mutation { login(email: "${email}", password: "${password}") ${answer} }`)).codes).toEqual([]);
  });
});

it('A correct password in between ends the count of wrong ones', async () => {
  const { send } = await startedMock(partner);
  const signIn = async (password: string) =>
    (await send(`mutation { login(email: "${sara}", password: "${password}") { accessToken } }`)).codes;
  for (const password of ['wrong', 'wrong', 'wrong', 'wrong', 'Harbour-Lamp-27', 'wrong']) await signIn(password);
  expect(await signIn('Harbour-Lamp-27')).toEqual([]);
});

it('Five wrong passwords lock an account for a quarter of an hour', async () => {
  const { send } = await startedMock(partner, { second: 1 });
  const signIn = async (password: string) =>
    (await send(`mutation { login(email: "${sara}", password: "${password}") { accessToken } }`)).codes;
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await signIn('wrong')).toEqual(['BAD_CREDENTIALS']);
  expect(await signIn('Harbour-Lamp-27')).toEqual(['BAD_CREDENTIALS']);
  await expect.poll(() => signIn('Harbour-Lamp-27'), { timeout: 3000 }).toEqual([]);
});
