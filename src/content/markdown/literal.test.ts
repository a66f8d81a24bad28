import { describe, expect, it } from 'vitest';
import { literalOf } from './literal.ts';

describe('an attribute of a component', () => {
  it.each(["'text'", '`text`', '-3', 'true', "[['a', 1], []]", "{ id: 'a', 'b-c': [null], 3: { d: 1 } }"])(
    'may be data: %s',
    (expression) => expect(literalOf(expression)).toBeDefined(),
  );

  it.each([
    'alert(1)',
    'process.env',
    "globalThis['x']",
    'tag`text`',
    '[...list]',
    '{ ...rest }',
    '{ [key]: 1 }',
    '{ get a() { return 1 } }',
    '() => 1',
    '1, alert()',
    '1); (alert()',
    '-price',
    '!1',
    '-"1"',
    '{ price }',
    '[price]',
    '{ a: price }',
    'if (true) {}',
    '',
  ])('may not be code: %s', (expression) => expect(literalOf(expression)).toBeUndefined());
});
