import { expect, it } from 'vitest';
import { staff, startedMock } from '../fixtures/mockApi.ts';

const [one, two] = ['one@example.org,Harbour-Lamp-27,12,one', 'two@example.org,Harbour-Lamp-27,12,'];

async function uploader() {
  const { mock, send, post } = await startedMock(staff);
  const sendFile = async (header: string, ...lines: readonly string[]) => {
    const form = new FormData();
    const query = 'mutation ($file: Upload!) { uploadUsers(file: $file) }';
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', '{ "0": ["variables.file"] }');
    form.set('0', new Blob([[header, ...lines].join('\r\n')]), 'users.csv');
    return post(form);
  };
  const upload = async (...lines: readonly string[]) => {
    const { data, messages } = await sendFile('email,password,groupId,username', ...lines);
    return messages[0] ?? data['uploadUsers'];
  };
  return { sendFile, upload, send, account: (email: string) => mock.store.find('UserView', 'email', email) };
}

it('A file of users creates all of them or none, and the answer lists the wrong lines', async () => {
  const { upload, account } = await uploader();
  expect(await upload()).toContain('no row');
  expect(await upload(one, 'two@example.org,short,12,', 'three@example.org,Harbour-Lamp-27,7,')).toBe(
    'Line 3: The password is too weak; Line 4: There is no such plan',
  );
  expect(await upload(one, one.replace('one@', 'ONE@'))).toBe(
    'Line 2: The address is in the file twice; Line 3: The address is in the file twice',
  );
  expect(await upload('"one@example.org",Harbour-Lamp-27,12,')).toBe('Line 2: Quotes are not supported');
  expect(account('one@example.org')).toBeUndefined();
  expect(await upload(one, two)).toBe(true);
  expect(account('two@example.org')).toBeDefined();
  expect(await upload(one)).toBe('Line 2: Another account has this address');
});

it.each([
  ['a byte order mark', '\uFEFFemail,password,groupId,username'],
  ['semicolons', 'email;password;groupId;username'],
])('A file of users with %s has an invalid first line', async (_, header) => {
  const { codes, messages } = await (await uploader()).sendFile(header, one);
  expect([codes, messages[0]]).toEqual([
    ['VALIDATION_ERROR'],
    'Line 1: The header is not email,password,groupId,username',
  ]);
});

it('A file of users has at most 1,000 rows and a million bytes', async () => {
  const { upload } = await uploader();
  expect(await upload(...Array.from({ length: 1001 }, () => one))).toContain('more than 1,000 rows');
  expect(await upload(...Array.from({ length: 1000 }, () => one))).not.toContain('more than 1,000 rows');
  expect(await upload(`${one}${'é'.repeat(500_000)}`)).toContain('or 1 MB');
});

it('Accounts from a file have no reseller until an administrator assigns one', async () => {
  const { upload, send, account } = await uploader();
  await upload(one);
  const { id, resellerId } = account('one@example.org') ?? {};
  expect(resellerId).toBeNull();
  await send(`mutation { resellerEditUser(id: ${id}, resellerUserEdit: { resellerId: 57 }) { id } }`);
  expect(account('one@example.org')).toMatchObject({ resellerId: 57 });
});
