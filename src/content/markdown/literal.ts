import { createRequire } from 'node:module';
import type * as Ts from 'typescript';

/**
 * Whether an expression only writes out data: strings, numbers, `true`, `false`, `null`, and lists and objects of them. Anything else in
 * an attribute would be code of the text, run while the page is rendered.
 */
export function isLiteral(expression: string): boolean {
  // Loaded only for the few pages with such attributes: the compiler takes a quarter of a second to start.
  const ts: typeof Ts = createRequire(import.meta.url)('typescript');
  const file = ts.createSourceFile('attribute.ts', `(${expression}\n)`, ts.ScriptTarget.Latest);
  const [statement, ...others] = file.statements;
  if (!statement || others.length > 0 || !ts.isExpressionStatement(statement)) return false;

  const isData = (node: Ts.Node): boolean => {
    if (ts.isParenthesizedExpression(node)) return isData(node.expression);
    if (ts.isArrayLiteralExpression(node)) return node.elements.every(isData);
    if (ts.isObjectLiteralExpression(node)) return node.properties.every(isDataProperty);
    if (ts.isPrefixUnaryExpression(node))
      return node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand);
    return (
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isNumericLiteral(node) ||
      [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)
    );
  };
  const isDataProperty = (property: Ts.ObjectLiteralElementLike): boolean =>
    ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name) && isData(property.initializer);
  return isData(statement.expression);
}
