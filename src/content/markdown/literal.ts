import { type Expression, type Property, parse, type SpreadElement } from 'acorn';
import { memoize } from '../../model/text/memoize.ts';

/** The value of an expression that is only data, `[['a', 1]]`; undefined if it could run. */
export const literalOf = memoize((expression: string): { readonly value: unknown } | undefined => {
  try {
    const [statement, ...others] = parse(`(${expression}\n)`, { ecmaVersion: 'latest' }).body;
    if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined;
    return { value: read(statement.expression) };
  } catch (error) {
    if (error instanceof NotLiteral || error instanceof SyntaxError) return undefined;
    throw error;
  }
});

class NotLiteral extends Error {}

function read(node: Expression | SpreadElement | null): unknown {
  switch (node?.type) {
    case 'ArrayExpression':
      return node.elements.map(read);
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map(entryOf));
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return node.quasis[0]?.value.cooked;
      break;
    case 'UnaryExpression': {
      const operand = read(node.argument);
      if (node.operator === '-' && typeof operand === 'number') return -operand;
      break;
    }
    case 'Literal':
      if (!node.regex && node.bigint === undefined) return node.value;
  }
  throw new NotLiteral();
}

function entryOf(property: Property | SpreadElement): [string, unknown] {
  if (property.type !== 'Property' || property.kind !== 'init' || property.method || property.computed)
    throw new NotLiteral();
  const { key, value } = property;
  return [key.type === 'Identifier' ? key.name : String(read(key)), read(value)];
}
