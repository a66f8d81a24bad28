import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { publicSchemaText } from '../../../src/reference/downloads/publicSchema.ts';
import { apiReference } from '../../../src/reference/fixtures/apiReference.ts';
import { startGuides } from './mockApi.ts';
import { javascript, run } from './programs.ts';

const { folder } = await startGuides();
// The program imports `graphql`.
symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'), 'junction');
const file = (name: string) => join(folder, name);
const schema = publicSchemaText(apiReference());
const ownRequest = (query: string) => writeFileSync(file('own.mjs'), `const query = \`${query}\`;`);
const check = () => run(javascript, ['check-schema.mjs'], folder, {});

describe('the nightly comparison with the API', () => {
  beforeEach(() => {
    writeFileSync(file('schema.graphql'), schema);
    for (const name of ['own.mjs', 'live.graphql']) rmSync(file(name), { force: true });
  });

  it('is silent while every program of the guides fits and the schema is the same', async () => {
    expect(await check()).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('names once what has gone', async () => {
    writeFileSync(file('schema.graphql'), schema.replace(/^type UserView .*{/m, '$&\n  nickname: String'));
    expect(await check()).toMatchObject({ status: 1, stdout: 'Changed: UserView.nickname was removed.\n' });
    expect(await check()).toMatchObject({ status: 0, stdout: '' });
    expect(readFileSync(file('live.graphql'), 'utf8')).not.toContain('nickname');
  });

  it('names a removed value and an argument that has become required', async () => {
    const older = schema
      .replace(/^enum PaymentCategory .*{/m, '$&\n  VOUCHER')
      .replace(/(\bresellerGetUser\([^)]*id: Int)!/, '$1');
    writeFileSync(file('schema.graphql'), older);
    const { stdout } = await check();
    expect(stdout.trim().split('\n').sort()).toEqual([
      'Changed: Query.resellerGetUser arg id has changed type from Int to Int!.',
      'Changed: VOUCHER was removed from enum type PaymentCategory.',
    ]);
  });

  it('reads requests in every kind of quotation mark, and no other text', async () => {
    const texts = ['"{ user { id one } }"', "'query A { user { id two } }'", '`query took 5 ms {}`', '"{}"'];
    writeFileSync(file('own.mjs'), texts.join(';'));
    writeFileSync(file('own.py'), 'QUERY = """query ($id: Int!) { group(id: $id) { three } }"""');
    const { stdout } = await check();
    rmSync(file('own.py'));
    expect(stdout.match(/(?<=own\.\w+: Cannot query field )"\w+"/g)).toEqual(['"one"', '"two"', '"three"']);
  });

  it('fails every night for a request that no longer fits', async () => {
    ownRequest('query { user { id nickname } }');
    const stdout = 'own.mjs: Cannot query field "nickname" on type "UserView". Did you mean "username"?\n';
    expect([await check(), await check()]).toMatchObject([
      { status: 1, stdout },
      { status: 1, stdout },
    ]);
  });

  it('names what is deprecated, with the reason', async () => {
    ownRequest('query ($id: Int!) { resellerGetUserById(id: $id) { id } }');
    const { status, stdout } = await check();
    expect(status).toBe(1);
    expect(stdout).toMatch(/^own\.mjs: The field Query\.resellerGetUserById is deprecated\. .*resellerGetUser\b.*\n$/);
  });
});
