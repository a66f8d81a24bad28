import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { beforeEach, expect, it } from 'vitest';
import { publicSchemaText } from '../../../src/reference/downloads/publicSchema.ts';
import { apiReference } from '../../../src/reference/fixtures/apiReference.ts';
import { writeIn } from '../../temporaryFolder.ts';
import { startGuides } from './mockApi.ts';
import { guides, javascript, run } from './programs.ts';

const { folder } = await startGuides({});
// The program imports `graphql`. The folder of all packages would take seconds to list each time.
const library = 'node_modules/graphql';
cpSync(join(import.meta.dirname, '../../..', library), join(folder, library), { recursive: true });
const file = (name: string) => join(folder, name);
const schema = publicSchemaText(apiReference());
const nickname = 'own.mjs: Cannot query field "nickname" on type "UserView". Did you mean "username"?\n';
const check = async (...folders: readonly string[]) => {
  const { stdout, ...rest } = await run(javascript, ['check-schema.mjs', ...folders], folder, {});
  const [, lines, checked] = /^([\s\S]*?)(\d+) requests checked\n$/.exec(stdout) ?? [];
  return { ...rest, stdout: lines ?? stdout, checked: Number(checked) };
};

/** Compares while the folder has some more files. */
const checkWith = async (own: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(own)) writeFileSync(file(name), text);
  const outcome = await check();
  for (const name of Object.keys(own)) rmSync(file(name));
  return outcome;
};

beforeEach(() => {
  writeFileSync(file('schema.graphql'), schema);
  rmSync(file('live.graphql'), { force: true });
});

it('reports only a count while every program of the guides fits and the schema is unchanged', async () => {
  const { checked: before, ...silence } = await check();
  expect(silence).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(before).toBeGreaterThan(50);
  const own = { 'own.py': '"{ user { id } }"', 'own.gql': 'query A { user { id } } query B { user { id } }' };
  expect(await checkWith(own)).toMatchObject({ status: 0, checked: before + 3 });
});

it('does not mistake a schema in the folder for a request', async () => {
  expect(await checkWith({ '2023-04-20.graphql': schema })).toEqual({ ...(await check()), status: 0, stdout: '' });
});

it('reads the subfolders or a given folder, without packages', async () => {
  const { checked: before } = await check();
  for (const name of ['src/api', 'src/node_modules/one', 'src/.cache'])
    writeIn(folder, `${name}/below.py`, 'Q = "{ user { nickname } }"');
  const named = { status: 1, stdout: expect.stringMatching(/^src.api.below\.py: Cannot query field .*\n$/) };
  expect(await check('src')).toMatchObject({ ...named, checked: 1 });
  expect(await check()).toMatchObject({ ...named, checked: before + 1 });
  rmSync(file('src'), { recursive: true });
});

it('fails if it finds no requests', async () => {
  const alone = mkdtempSync(join(folder, 'alone-'));
  for (const name of ['check-schema.mjs', 'schema.graphql']) copyFileSync(file(name), join(alone, name));
  writeFileSync(join(alone, 'client.mjs'), "export * from '../client.mjs';");
  const { status, stdout } = await run(javascript, ['check-schema.mjs'], alone, {});
  expect([status, stdout]).toEqual([1, '0 requests checked\n']);
});

it('reads documents, and requests in strings and heredocs of all kinds, put together or after a comment', async () => {
  const strings = [
    '`{ me: user { id f10 } }`',
    '`{ __typename user { f11 } }`',
    '`query @f12 { user { id } }`',
    '`{ resellerGetUserByEmail(email: "a\'b@example.com") { f13 } }`',
    '"{ resellerGetUserByEmail(email: \\"a@example.com\\") { f14 } }"',
    "'query A { user { id f15 } }'",
    '`\n  # of "ours"\n  query { user { f16 } }`',
    "'{ user { id } ' +\n  'group(id: 1) { f17 } }'",
    '"" + "{ user { f18 } }"',
    ...['`query took 5 ms {}`', '"{}"'],
  ];
  const { stdout } = await checkWith({
    'own.mjs': strings.join(';'),
    'own.ts': 'const query: string = `query { user { f19 } }`;',
    'own.py': `A = (\n "{ user {"\n " f20 } }"\n); B = """{ resellerGetUserByEmail(email: "a@b.c") { f21 } }"""`,
    'own.php': `<?php $a = '{ user {' . ' f22 } }'; $b = <<<'GRAPHQL'
      query ($id: Int!) { resellerGetUser(id: $id) { f23 } }
      GRAPHQL; $c = <<<QUERY\n{ user { f24 } }\nQUERY;
      $d = "query (\\$id: Int!) { resellerGetUser(id: \\$id) { f25 } }";`,
    'own.graphql': 'query A { user { id } }\nquery B { user { f26 } }',
    'Own.java': 'String q = "# ours\\n{ user {\\n" +\n  "  f27 } }";',
    'Own.kt': 'val q = """\n  query { user { f28 } }\n"""',
    'own.sh': `echo '{"query":"{ user { f29 } }"}'`,
  });
  const found = stdout.match(/(?<=own\.\w+: (?:Cannot query field "|Unknown directive "@))\w+/gi);
  expect(found?.sort()).toEqual(Array.from({ length: 20 }, (_, at) => `f${10 + at}`));
  expect(stdout).not.toMatch(/not (checked|read)/);
});

it('adds fragments of any file to the requests that spread them, and reports a mistake once', async () => {
  const { stdout } = await checkWith({
    'own.mjs': 'gql`fragment Part on UserView { id nickname }`; gql`{ user { ...Part } } $' + '{part}`;',
    'own.ts': 'gql`$' + '{part}\nquery { user { ...Part ...Missing } }`;',
  });
  expect(stdout.trim().split('\n').sort()).toEqual([
    expect.stringContaining('own.mjs: Cannot query field "nickname"'),
    'own.ts: Unknown fragment "Missing".',
  ]);
});

it('names the operations that a file seems to send in a form that it cannot read', async () => {
  const { stdout, status } = await checkWith({
    'list.mjs': "const q = ['query {', 'resellerGetUsers(page: 0) { totalElements }', '}'].join(' ');",
    'list.rs': 'let q = r#"{ user { id } userProfile { city } }"#;',
    'words.mjs': 'function user() { return login(email, password); }',
  });
  const lines = 'list.mjs: not read: resellerGetUsers\nlist.rs: not read: user, userProfile\n';
  expect([status, stdout]).toEqual([0, lines]);
});

it.each(['', 'scalar DateTime', 'type Query { user'])('does not compare with a damaged file: %j', async (text) => {
  writeFileSync(file('live.graphql'), text);
  const { status, stderr } = await check();
  expect([status, stderr]).toEqual([1, expect.stringContaining('live.graphql is damaged: delete it')]);
  expect(readFileSync(file('live.graphql'), 'utf8')).toBe(text);
});

it('reports a request that it cannot read, and continues', async () => {
  const { status, stdout } = await checkWith({ 'own.mjs': '`{ user { id $' + '{x} } }`; `{ user { nickname } }`' });
  const first = /^own\.mjs: not checked, Syntax Error: .* in \{ user \{ id \$\{x\} \} \}\n/;
  expect([status, stdout.replace(first, '')]).toEqual([1, nickname]);
});

it('reports a removed field once, and every night a request that no longer fits', async () => {
  writeFileSync(file('schema.graphql'), schema.replace(/^type UserView .*{/m, '$&\n  nickname: String'));
  const own = { 'own.mjs': '`query { user { id nickname } }`' };
  const stdout = `Changed: UserView.nickname was removed.\n${nickname}`;
  expect(await checkWith(own)).toMatchObject({ status: 1, stdout });
  expect(await checkWith(own)).toMatchObject({ status: 1, stdout: nickname });
  expect(await check()).toMatchObject({ status: 0, stdout: '' });
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

it('reports for the old documents of the page what it shows, and nothing for the repaired ones', async () => {
  const page = guides['content/en/docs/api/guides/check-schema.mdx'] ?? '';
  const [, change = '', report] = /title="repair.diff"\n(.*?)```.*title="report.txt"\n(.*?)```/s.exec(page) ?? [];
  const [old, repaired] = [/^(?:\+.*\n|.)/gm, /^(?:-.*\n|.)/gm].map((left) => change.replace(left, ''));
  const before = readFileSync(join(import.meta.dirname, '../../../api/versions/2022-11-22.graphql'), 'utf8');
  expect(validate(buildSchema(before), parse(old ?? ''))).toEqual([]);
  expect(await checkWith({ 'old.graphql': old ?? '' })).toMatchObject({ status: 1, stdout: report });
  expect(await checkWith({ 'old.graphql': repaired ?? '' })).toMatchObject({ status: 0, stdout: '' });
});
