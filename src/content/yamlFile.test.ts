import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Problem } from '../model/problems/problems.ts';
import { lineInYaml, readYaml } from './yamlFile.ts';

const schema = z.strictObject({ a: z.number(), list: z.array(z.strictObject({ b: z.string() })).default([]) });

function messages(text: string, firstLine?: number) {
  const problems: Problem[] = [];
  const { value } = readYaml(text, schema, 'a.yaml', problems, firstLine);
  expect(value).toBeUndefined();
  return problems.map(({ level, file, line, message }) => {
    expect({ level, file }).toEqual({ level: 'error', file: 'a.yaml' });
    return `${line}: ${message}`;
  });
}

describe('YAML', () => {
  it('returns data that fits its schema', () => {
    const problems: Problem[] = [];
    const { value } = readYaml('a: 1\nlist: [{ b: c }]', schema, 'a.yaml', problems);
    expect({ value, problems }).toEqual({ value: { a: 1, list: [{ b: 'c' }] }, problems: [] });
  });

  it('counts as an empty group if it is empty', () => {
    expect(messages('')).toEqual(['1: a is missing: it should be a number.']);
  });

  it('is reported with the lines of its keys in the file if it does not fit', () => {
    const text = 'a: one\nlist:\n  - b: c\n  - b: 2\n    d: 3\n';
    const found = ['1: a is "one": it should be a number.', '4: list.1.b is 2: it should be text.'];
    expect(messages(text).slice(0, 2)).toEqual(found);
    expect(messages(text)[2]).toMatch(/^5: Unknown key "d" in list\.1; the keys are b\.$/);
    expect(messages(text, 10)[1]).toBe('13: list.1.b is 2: it should be text.');
  });

  it.each([
    ['a: 1\nb: "c" d', /^2: The YAML cannot be read: .*\. Put a text with ": " or a quote in it in quotes\.$/],
    ['a: 1\na: 2', /^2: The YAML cannot be read: Map keys must be unique\.$/],
  ])('is reported with advice if it cannot be parsed: %s', (text, message) => {
    expect(messages(text)).toEqual([expect.stringMatching(message)]);
  });
});

describe('the line of a place in YAML', () => {
  const text = 'a: 1\nlist:\n  - b: c\n\n  - b:\n      d\n';

  it.each([
    [['a'], 1],
    [['list', 0], 3],
    [['list', 1], 5],
    [['list', 1, 'b'], 6],
    [[], 1],
  ])('is that of its value: %j', (path, line) => {
    expect(lineInYaml(text, path)).toBe(line);
    expect(lineInYaml(text, path, 4)).toBe(line + 3);
  });

  it.each([
    [['list', 1, 'x'], 5],
    [['list', 7, 'b'], 3],
    [['list', 1, 'b', 'x'], 6],
    [['x'], 1],
  ])('is that of the nearest place around it, if it is missing: %j', (path, line) => {
    expect(lineInYaml(text, path)).toBe(line);
  });

  it('is 1 in an empty text', () => {
    expect(lineInYaml('', ['a'], 3)).toBe(3);
  });
});
