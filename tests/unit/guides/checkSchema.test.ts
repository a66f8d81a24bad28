import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { publicSchemaText } from '../../../src/reference/downloads/publicSchema.ts';
import { apiReference } from '../../../src/reference/fixtures/apiReference.ts';
import { startGuides } from './mockApi.ts';
import { guides, javascript, run } from './programs.ts';

const { folder } = await startGuides({});
// The program imports `graphql`.
symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'), 'junction');
const file = (name: string) => join(folder, name);
const schema = publicSchemaText(apiReference());
const ownRequest = (query: string) => writeFileSync(file('own.mjs'), `const query = \`${query}\`;`);
const check = async (...folders: readonly string[]) => {
  const { stdout, ...rest } = await run(javascript, ['check-schema.mjs', ...folders], folder, {});
  const [, lines, checked] = /^([\s\S]*?)(\d+) requests checked\n$/.exec(stdout) ?? [];
  return { ...rest, stdout: lines ?? stdout, checked: Number(checked) };
};

describe('the nightly comparison with the API', () => {
  beforeEach(() => {
    writeFileSync(file('schema.graphql'), schema);
    for (const name of ['own.mjs', 'old.graphql', 'live.graphql']) rmSync(file(name), { force: true });
  });

  it('reports only a count while every program of the guides fits and the schema is unchanged', async () => {
    const { checked: before, ...silence } = await check();
    expect(silence).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(before).toBeGreaterThan(50);
    ownRequest('{ user { id } }');
    expect(await check()).toMatchObject({ status: 0, checked: before + 1 });
  });

  it('does not mistake a schema in the folder for a request', async () => {
    const before = await check();
    writeFileSync(file('2023-04-20.graphql'), schema);
    const after = await check();
    rmSync(file('2023-04-20.graphql'));
    expect(after).toEqual({ ...before, status: 0, stdout: '' });
  });

  it('reads the subfolders or a given folder, without packages', async () => {
    const { checked: before } = await check();
    for (const name of ['src/api', 'src/node_modules/one', 'src/.cache']) {
      mkdirSync(file(name), { recursive: true });
      writeFileSync(file(`${name}/below.py`), 'Q = "{ user { nickname } }"');
    }
    const named = { status: 1, stdout: expect.stringMatching(/^src.api.below\.py: Cannot query field .*\n$/) };
    const [all, one] = [await check(), await check('src')];
    rmSync(file('src'), { recursive: true });
    expect([all, one]).toMatchObject([
      { ...named, checked: before + 1 },
      { ...named, checked: 1 },
    ]);
  });

  it('fails if it finds no requests', async () => {
    const alone = mkdtempSync(join(folder, 'alone-'));
    for (const name of ['check-schema.mjs', 'schema.graphql']) copyFileSync(file(name), join(alone, name));
    writeFileSync(join(alone, 'client.mjs'), "export * from '../client.mjs';");
    const { status, stdout } = await run(javascript, ['check-schema.mjs'], alone, {});
    expect([status, stdout]).toEqual([1, '0 requests checked\n']);
  });

  it('reads requests in all kinds of quotation marks, nested ones included, whatever they begin with', async () => {
    const texts = [
      '`{ me: user { id one } }`',
      '`{ __typename user { two } }`',
      '`query @mine { user { id } }`',
      '`{ resellerGetUserByEmail(email: "a\'b@example.com") { three } }`',
      '"{ resellerGetUserByEmail(email: \\"a@example.com\\") { four } }"',
      "'query A { user { id five } }'",
      ...['`query took 5 ms {}`', '"{}"'],
    ];
    writeFileSync(file('own.mjs'), texts.join(';'));
    writeFileSync(file('own.py'), `Q = """{ resellerGetUserByEmail(email: "a@example.com") { six } }"""`);
    const { stdout } = await check();
    rmSync(file('own.py'));
    expect(stdout.match(/(?<=own\.\w+: (Cannot query field|Unknown directive) )"@?\w+"/g)).toEqual(
      ['one', 'two', '@mine', 'three', 'four', 'five', 'six'].map((name) => `"${name}"`),
    );
  });

  it('reads concatenated requests, TypeScript and documents', async () => {
    const own = {
      'own.mjs': `const a = '{ user { id } ' +\n  'group(id: 1) { one } }'; const b = "" + "{ user { two } }";`,
      'own.ts': 'const query: string = `query { user { three } }`;',
      'own.py': `Q = (\n    "{ user {"\n    " four } }"\n)`,
      'own.php': `<?php $q = '{ user {' . ' five } }';`,
      'own.graphql': 'query A { user { id } }\nquery B { user { six } }',
    };
    for (const [name, text] of Object.entries(own)) writeFileSync(file(name), text);
    const { stdout } = await check();
    for (const name of Object.keys(own)) rmSync(file(name));
    expect(stdout.match(/(?<=own\.\w+: Cannot query field )"\w+"/g)?.sort()).toEqual(
      ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `"${name}"`).sort(),
    );
    expect(stdout).not.toContain('not checked');
  });

  it.each(['', 'scalar DateTime', 'type Query { user'])('does not compare with a damaged file: %j', async (text) => {
    writeFileSync(file('live.graphql'), text);
    const { status, stderr } = await check();
    expect([status, stderr]).toEqual([1, expect.stringContaining('live.graphql is damaged: delete it')]);
    expect(readFileSync(file('live.graphql'), 'utf8')).toBe(text);
  });

  it('reports a request that it cannot read, and continues', async () => {
    const unreadable = `\`{ user { id $\{fields} } }\``;
    writeFileSync(file('own.mjs'), `const a = ${unreadable}; const b = \`{ user { nickname } }\`;`);
    const { status, stdout, checked } = await check();
    expect([status, checked]).toEqual([1, expect.any(Number)]);
    expect(stdout).toMatch(
      /^own\.mjs: not checked, Syntax Error: .* in \{ user \{ id \$\{fields\} \} \}\nown\.mjs: Cannot query field "nickname"/,
    );
  });

  it('reports a removed field once', async () => {
    writeFileSync(file('schema.graphql'), schema.replace(/^type UserView .*{/m, '$&\n  nickname: String'));
    expect(await check()).toMatchObject({ status: 1, stdout: 'Changed: UserView.nickname was removed.\n' });
    expect(await check()).toMatchObject({ status: 0, stdout: '' });
    expect(readFileSync(file('live.graphql'), 'utf8')).not.toContain('nickname');
  });

  it('reports a removed value and an argument that has become required', async () => {
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

  it('fails every night for a request that no longer fits', async () => {
    ownRequest('query { user { id nickname } }');
    const stdout = 'own.mjs: Cannot query field "nickname" on type "UserView". Did you mean "username"?\n';
    expect([await check(), await check()]).toMatchObject([
      { status: 1, stdout },
      { status: 1, stdout },
    ]);
  });

  it('reports for the old documents of the page what it shows, and nothing for the repaired ones', async () => {
    const page = guides['content/en/docs/api/guides/versions.mdx'] ?? '';
    const [, change = '', report] = /title="repair.diff"\n(.*?)```.*title="report.txt"\n(.*?)```/s.exec(page) ?? [];
    const [old, repaired] = [/^(?:\+.*\n|.)/gm, /^(?:-.*\n|.)/gm].map((left) => change.replace(left, ''));
    const before = readFileSync(join(import.meta.dirname, '../../../api/versions/2022-11-22.graphql'), 'utf8');
    expect(validate(buildSchema(before), parse(old ?? ''))).toEqual([]);
    writeFileSync(file('old.graphql'), old ?? '');
    expect(await check()).toMatchObject({ status: 1, stdout: report });
    writeFileSync(file('old.graphql'), repaired ?? '');
    expect(await check()).toMatchObject({ status: 0, stdout: '' });
  });

  it('reports deprecations with their reason', async () => {
    ownRequest('query ($id: Int!) { resellerGetUserById(id: $id) { id } }');
    const stdout = /^own\.mjs: The field Query\.resellerGetUserById is deprecated\. .*resellerGetUser\b.*\n$/;
    expect(await check()).toMatchObject({ status: 1, stdout: expect.stringMatching(stdout) });
  });
});
