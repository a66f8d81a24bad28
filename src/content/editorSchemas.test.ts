import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import settings from '../../.vscode/settings.json' with { type: 'json' };
import { readConfiguration } from './configuration.ts';
import { editorSchemas, schemaFile } from './editorSchemas.ts';

const root = join(import.meta.dirname, '..', '..');
const schemas = editorSchemas(readConfiguration());

/** True if data is right in an editor. */
const accepts = (name: string, data: unknown): boolean =>
  z.fromJSONSchema(JSON.parse(schemas[name] ?? '')).safeParse(data).success;

it.each(Object.keys(schemas))(
  'schemas/%s.schema.json is that of the code (else run `node tools/schemas.ts`)',
  (name) => {
    expect(readFileSync(join(root, schemaFile(name)), 'utf8')).toBe(schemas[name]);
  },
);

it('There is no other schema', () => {
  expect(readdirSync(join(root, 'schemas')).map((file) => `schemas/${file}`)).toEqual(
    Object.keys(schemas).map(schemaFile).sort(),
  );
});

describe('In an editor', () => {
  const change = { kind: 'fixed', for: ['ios'], en: 'Text.', fa: 'متن.', ru: 'Текст.' };
  const release = { version: '6.2.0', headline: { en: 'Words', fa: 'عنوان', ru: 'Слова' } };

  it('what the build accepts is right', () => {
    expect(accepts('changelog', { ...release, changes: [change] })).toBe(true);
  });

  it.each([
    ['a release without a headline', 'changelog', { version: '6.2.0', changes: [change] }],
    ['an unknown kind of change', 'changelog', { ...release, changes: [{ ...change, kind: 'fix' }] }],
    ['an unknown platform', 'changelog', { ...release, changes: [{ ...change, for: ['amiga'] }] }],
    ['an unknown feature', 'changelog', { ...release, changes: [{ ...change, features: ['speed'] }] }],
    ['a change without its Persian text', 'changelog', { ...release, changes: [{ ...change, fa: '' }] }],
  ])('%s is a mistake', (_what, name, data) => {
    expect(accepts(name, data)).toBe(false);
  });
});

it('VS Code has one schema for every YAML file of content/ and api/', () => {
  const patterns = Object.entries(settings['yaml.schemas']);
  const files = globSync(['content/**/*.yaml', 'api/**/*.yaml'], { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => patterns.filter(([, pattern]) => matchesGlob(file, pattern)).length !== 1)).toEqual([]);
  expect(
    patterns
      .map(([file]) => file.replace('./', ''))
      .filter((file) => !Object.keys(schemas).map(schemaFile).includes(file)),
  ).toEqual([]);
});
