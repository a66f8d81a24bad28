import { createRequire } from 'node:module';
import type * as Ts from 'typescript';
import { memoize } from '../../model/text/memoize.ts';

/**
 * The value of an expression that only writes out data: strings, numbers, `true`, `false`, `null`,
 * and lists and objects of them. `[['a', 1]]` gives a list. Nothing for anything else: that is code
 * of the text, which would run while the page is rendered. Each step that compiles a page asks.
 */
export const literalOf = memoize((expression: string): { readonly value: unknown } | undefined => {
  // Loaded only for the few pages with such attributes: the compiler takes a quarter of a second to start.
  const ts: typeof Ts = createRequire(import.meta.url)('typescript');
  const file = ts.createSourceFile('attribute.ts', `(${expression}\n)`, ts.ScriptTarget.Latest);
  const [statement, ...others] = file.statements;
  if (!statement || others.length > 0 || !ts.isExpressionStatement(statement)) return undefined;

  const read = (node: Ts.Node): unknown => {
    if (ts.isParenthesizedExpression(node)) return read(node.expression);
    if (ts.isArrayLiteralExpression(node)) return node.elements.map(read);
    if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map(entryOf));
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
      if (ts.isNumericLiteral(node.operand)) return -Number(node.operand.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
      return node.kind === ts.SyntaxKind.TrueKeyword;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    throw new NoData();
  };
  const entryOf = (property: Ts.ObjectLiteralElementLike): [string, unknown] => {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) throw new NoData();
    return [property.name.text, read(property.initializer)];
  };
  try {
    return { value: read(statement.expression) };
  } catch (error) {
    if (error instanceof NoData) return undefined;
    throw error;
  }
});

class NoData extends Error {}
