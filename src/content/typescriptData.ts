import { createRequire } from 'node:module';
import type Ts from 'typescript';

interface WrittenValue {
  /** Path to it: the export or constant, then keys and positions in lists. */
  readonly path: readonly string[];
  readonly line: number;
  /** Its text, if it is a string. */
  readonly text?: string;
  /** Name of the constant in the file, if it refers to one. */
  readonly constant?: string;
}

/** The values and strings of a file, each value before those in it; without keys and imports. */
export function valuesIn(source: string): WrittenValue[] {
  // The compiler takes a quarter of a second to start.
  const ts: typeof Ts = createRequire(import.meta.url)('typescript');
  const file = ts.createSourceFile('data.ts', source, ts.ScriptTarget.Latest);
  const values: WrittenValue[] = [];
  const add = (node: Ts.Node, path: readonly string[], more: Pick<WrittenValue, 'text' | 'constant'> = {}) =>
    values.push({ path, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, ...more });
  const visit = (node: Ts.Node, path: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, path, { text: node.text });
    else if (ts.isShorthandPropertyAssignment(node)) named(node, node.name, [...path, node.name.text]);
    else if (ts.isArrayLiteralExpression(node))
      for (const [index, element] of node.elements.entries()) named(element, element, [...path, String(index)]);
    else if (ts.isExportAssignment(node)) named(node, node.expression, ['default']);
    else if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer)
      named(node, node.initializer, [...path, 'text' in node.name ? node.name.text : '']);
    else ts.forEachChild(node, (child) => visit(child, path));
  };
  const named = (node: Ts.Node, value: Ts.Expression, path: readonly string[]) => {
    add(node, path, ts.isIdentifier(value) ? { constant: value.text } : {});
    visit(value, path);
  };
  visit(file, []);
  return values;
}

/** The line of a value, found by its export and keys; if a key is missing, of the value around it. */
export function lineInTypescript(source: string, [name, ...keys]: readonly PropertyKey[]): number | undefined {
  const values = valuesIn(source);
  const find = (...path: readonly string[]) => values.find((value) => value.path.join('\n') === path.join('\n'));
  let nearest = find(String(name));
  for (const key of keys) {
    const { constant, path = [] } = nearest ?? {};
    const inside = find(...(constant === undefined ? path : [constant]), String(key));
    if (!inside) break;
    nearest = inside;
  }
  return nearest?.line;
}
