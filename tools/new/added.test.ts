import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { screens } from '../../site/screens.ts';
import { report } from '../../tests/content/report.ts';
import { copySite } from '../../tests/content/smallSite.ts';
import { newApiTexts } from './apiTexts.ts';
import { apply } from './apply.ts';
import { newAppScreen } from './appScreen.ts';
import { addAsked } from './asked.ts';
import { withEmptyRows } from './emptyRows.ts';

const repository = join(import.meta.dirname, '..', '..');
const good = 'Content checks: 0 errors, 0 warnings.\nThe build goes on.\n';

let copy = '';
beforeEach(() => {
  copy = copySite();
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const edit = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(
    join(copy, file),
    read(file).replaceAll(from, () => to),
  );

describe('texts for what is new in the schema', () => {
  const operation = `  cities(country: String!, resellerId: Int!): [City!]
    @doc(group: "Users", slug: "cities")
    @auth(role: user)
    @basis(operation: seen, arguments: seen, errors: seen)
    @throws(codes: ["COUNTRY_UNKNOWN"])
    @example(variables: "{\\"country\\": \\"DE\\", \\"resellerId\\": 57}")
`;
  const schema = 'api/schema.graphql';
  beforeEach(() => {
    edit(schema, 'type Query {\n', `type Query {\n${operation}`);
    edit(schema, /$(?![\s\S])/g, '\nenum City {\n  BERLIN\n}\n');
  });

  it('are empty rows at their places in every language, with everything else as it was', () => {
    const before = read('api/text/ru.yaml');
    apply(copy, newApiTexts(copy));
    const rows = /^ {2}COUNTRY_UNKNOWN:\n.*\n.*\n|^ {2}Query\.cities:\n.*\n.*\n|^ {2}[\w.]+: ''\n/gm;
    expect(read('api/text/ru.yaml').replace(rows, '')).toBe(before);
    expect(read('api/text/ru.yaml')).toContain("  COUNTRY_UNKNOWN:\n    cause: ''\n    remedy: ''\noperations:\n");
    expect(read('api/text/ru.yaml')).toContain("  Query.cities:\n    title: ''\n    summary: ''\nschema:\n");
    expect(read('api/text/ru.yaml')).toContain("schema:\n  argument.country: ''\n  argument.resellerId: ");
    expect(read('api/text/ru.yaml')).toContain("  String: ''\n  City: ''\n  City.BERLIN: ''\n");
  });

  it('are accepted once they are written', async () => {
    apply(copy, newApiTexts(copy));
    for (const [locale, text] of [
      ['en', 'A city.'],
      ['fa', 'یک شهر.'],
      ['ru', 'Город.'],
    ] as const) {
      expect(read(`api/text/${locale}.yaml`)).toContain("title: ''");
      edit(`api/text/${locale}.yaml`, "''", text);
    }
    expect(await report(copy)).toBe(good);
  });

  it('are not added twice: those that are still empty are named with their lines', () => {
    apply(copy, newApiTexts(copy));
    expect(() => newApiTexts(copy)).toThrow(
      /^error {2}api\/text\/en\.yaml:\d+: operations\.Query\.cities\.title is "": /m,
    );
  });
});

it('there is nothing to add to a schema that has all of its texts', () => {
  expect(() => newApiTexts(copy)).toThrow('Everything in api/schema.graphql has its texts.');
});

it.each(['en', 'fa', 'ru'])('texts that are all there stay byte for byte: %s', (locale) => {
  const yaml = readFileSync(join(repository, `api/text/${locale}.yaml`), 'utf8');
  expect(withEmptyRows(yaml, [])).toBe(yaml);
});

describe('phrases that readers type', () => {
  it('are added to a page, to one of its sections and to an operation', async () => {
    apply(copy, addAsked(copy, 'content/en/docs/guide/slow.mdx', ['buffering']));
    apply(
      copy,
      addAsked(copy, 'content/en/docs/guide/slow.mdx#wifi', ['router in the cellar', 'attic: nothing loads']),
    );
    apply(copy, addAsked(copy, 'content/en/docs/guide/start.mdx#connect', ['switch it on']));
    apply(copy, addAsked(copy, 'api/text/en.yaml#Query.totalActiveUsers', ['customer count']));
    expect(read('content/en/docs/guide/slow.mdx')).toContain(
      'asked:\n  "": [internet is crawling, buffering]\n  wifi: [works by cable but not by air, router in the cellar, "attic: nothing loads"]\n---\n',
    );
    expect(read('content/en/docs/guide/start.mdx')).toContain('\nasked:\n  connect: [switch it on]\n---\n');
    expect(read('api/text/en.yaml')).toContain('    asked: [how many people are on, customer count]\n');
    expect(await report(copy)).toBe(good);
  });

  it.each([
    [
      'a file that is not there',
      'content/en/docs/guide/slwo.mdx',
      'x',
      'There is no file content/en/docs/guide/slwo.mdx',
    ],
    ['a file without phrases', 'api/schema.graphql', 'x', 'api/schema.graphql has no phrases'],
    ['a heading that is not there', 'content/en/docs/guide/slow.mdx#wify', 'x', 'no heading #wify; it has wifi.'],
    [
      'an operation that is not there',
      'api/text/en.yaml#Query.login',
      'x',
      'api/text/en.yaml has no operation "Query.login"',
    ],
    [
      'a place that has the phrase',
      'content/en/docs/guide/slow.mdx',
      'internet is crawling',
      'has the phrase "internet is crawling"',
    ],
  ])('are refused for %s', (_, place, phrase, message) => {
    expect(() => addAsked(copy, place, [phrase])).toThrow(message);
  });
});

describe('a new picture of the app', () => {
  it('is an entry of site/screens.ts that asks for its parts', () => {
    const { changed } = newAppScreen(repository, 'settings-dns');
    const text = changed?.get('site/screens.ts') ?? '';
    expect(text).toContain("\n  'settings-dns': {\n    path: [],\n    frame: 'phone',\n    blocks: [],\n  },\n};\n");
    expect(text.replace(/\n {2}'settings-dns': \{[\s\S]*?\n {2}\},/, '')).toBe(
      readFileSync(join(repository, 'site/screens.ts'), 'utf8'),
    );
  });

  it('is refused under the name of one that is there', () => {
    for (const id of Object.keys(screens))
      expect(() => newAppScreen(repository, id)).toThrow(`site/screens.ts has a picture "${id}" already.`);
  });

  it('is refused under a name that is none', () => {
    expect(() => newAppScreen(repository, 'Settings DNS')).toThrow('"Settings DNS" is not a name for a picture');
  });
});
