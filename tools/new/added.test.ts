import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { report } from '../../tests/content/report.ts';
import { copySite } from '../../tests/content/smallSite.ts';
import { newApiTexts } from './apiTexts.ts';
import { apply } from './apply.ts';
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
