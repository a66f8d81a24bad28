import { createRequire } from 'node:module';
import type * as Ts from 'typescript';

/** A string written in TypeScript. */
interface StringLiteral {
  readonly text: string;
  readonly line: number;
  /** Names of the properties on the way to it, outermost first. Elements of lists have no name. */
  readonly keys: readonly string[];
}

/** The strings in TypeScript that are values or elements of lists: no keys, no imports. */
export function stringLiterals(source: string): StringLiteral[] {
  // Loaded only if there is a file to read: the compiler takes a quarter of a second to start.
  const ts: typeof Ts = createRequire(import.meta.url)('typescript');
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest);
  const literals: StringLiteral[] = [];
  const visit = (node: Ts.Node, keys: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      literals.push({ text: node.text, line: line + 1, keys });
    } else if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, [...keys, ts.isComputedPropertyName(node.name) ? '' : node.name.text]);
    } else {
      ts.forEachChild(node, (child) => visit(child, keys));
    }
  };
  visit(file, []);
  return literals;
}
