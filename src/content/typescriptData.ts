import { createRequire } from 'node:module';
import type * as Ts from 'typescript';

/** The line of exported data: the export, then keys. If it is not there, what is around it. */
export function lineInTypescript(source: string, [name, ...path]: readonly PropertyKey[]): number | undefined {
  // The compiler takes a quarter of a second to start.
  const ts: typeof Ts = createRequire(import.meta.url)('typescript');
  const file = ts.createSourceFile('data.ts', source, ts.ScriptTarget.Latest, true);
  const data = createReader(ts, file);
  let node: Ts.Node | undefined = data.exported(String(name));
  let nearest = node;
  for (const key of path) {
    node = node && data.child(node, key);
    if (!node) break;
    nearest = node;
  }
  if (!nearest) return undefined;
  return file.getLineAndCharacterOfPosition(nearest.getStart(file)).line + 1;
}

/** Follows data through the syntax tree of a file. */
function createReader(ts: typeof Ts, file: Ts.SourceFile) {
  const declaration = (name: string): Ts.VariableDeclaration | undefined =>
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find((one) => ts.isIdentifier(one.name) && one.name.text === name);

  const nameOf = ({ name }: Ts.ObjectLiteralElementLike): string | undefined =>
    name && !ts.isComputedPropertyName(name) ? name.text : undefined;

  /** Meaning of a node, through `as`, `satisfies`, parentheses and names of the file. */
  const written = (node: Ts.Node): Ts.Node | undefined => {
    if (ts.isExportAssignment(node)) return written(node.expression);
    if (ts.isPropertyAssignment(node)) return written(node.initializer);
    if (ts.isShorthandPropertyAssignment(node)) return written(node.name);
    if (ts.isVariableDeclaration(node)) return node.initializer && written(node.initializer);
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
      return written(node.expression);
    if (!ts.isIdentifier(node)) return node;
    const declared = declaration(node.text);
    return declared && written(declared);
  };

  return {
    /** Export of the file under a name: `export const home = …`, or `export default …`. */
    exported: (name: string): Ts.Node | undefined =>
      name === 'default' ? file.statements.find(ts.isExportAssignment) : declaration(name),

    /** The part of a value under a key: a property, or an element of a list. */
    child(node: Ts.Node, key: PropertyKey): Ts.Node | undefined {
      const value = written(node);
      if (value && ts.isArrayLiteralExpression(value)) return value.elements[Number(key)];
      if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
      return value.properties.find((property) => nameOf(property) === String(key));
    },
  };
}
