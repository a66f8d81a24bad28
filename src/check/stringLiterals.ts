import ts from 'typescript';

/** A string written in TypeScript. */
export interface StringLiteral {
  readonly text: string;
  readonly line: number;
  /** Names of the properties on the way to it, outermost first. */
  readonly keys: readonly string[];
}

/** The strings of a piece of TypeScript that are values of properties or elements of lists: not keys, not imports. */
export function stringLiterals(source: string): StringLiteral[] {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest);
  const literals: StringLiteral[] = [];
  const visit = (node: ts.Node, keys: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      literals.push({ text: node.text, line: line + 1, keys });
    } else if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, [...keys, nameOf(node.name)]);
    } else {
      ts.forEachChild(node, (child) => visit(child, keys));
    }
  };
  visit(file, []);
  return literals;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isComputedPropertyName(name) ? '' : name.text;
}
