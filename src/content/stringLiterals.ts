import { createRequire } from 'node:module';
import type * as Ts from 'typescript';

/** A string written in TypeScript. */
export interface StringLiteral {
  readonly text: string;
  readonly line: number;
  /** Names of the properties on the way to it, outermost first. Elements of lists have no name. */
  readonly keys: readonly string[];
  /** The same with the indexes of lists, and the names of variables in front. */
  readonly path: readonly (string | number)[];
  /** Offset of its opening quote. */
  readonly start: number;
  /** Offset after its closing quote. */
  readonly end: number;
}

/** The strings of a piece of TypeScript that are values of properties or elements of lists: not keys, not imports. */
export function stringLiterals(source: string): StringLiteral[] {
  // Loaded only if a text has something to read: the compiler takes a quarter of a second to start.
  const ts: typeof Ts = createRequire(import.meta.url)('typescript');
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest);
  const literals: StringLiteral[] = [];
  const visit = (node: Ts.Node, keys: readonly string[], path: StringLiteral['path']): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const start = node.getStart(file);
      const { line } = file.getLineAndCharacterOfPosition(start);
      literals.push({ text: node.text, line: line + 1, keys, path, start, end: node.getEnd() });
    } else if (ts.isPropertyAssignment(node)) {
      const name = ts.isComputedPropertyName(node.name) ? '' : node.name.text;
      visit(node.initializer, [...keys, name], [...path, name]);
    } else if (ts.isArrayLiteralExpression(node)) {
      for (const [index, element] of node.elements.entries()) visit(element, keys, [...path, index]);
    } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      visit(node.initializer, keys, [...path, node.name.text]);
    } else {
      ts.forEachChild(node, (child) => visit(child, keys, path));
    }
  };
  visit(file, [], []);
  return literals;
}
