import type { GraphQLSchema } from 'graphql';
import { groupPath } from '../model/api/paths.ts';
import type { Group, Operation, OperationKind, OperationPage } from '../model/api/reference.ts';
import { listOf, type Problem } from '../model/problems/problems.ts';
import { operationProblem } from './problems.ts';
import type { TextIndex } from './textIndex.ts';

/** The groups with pages, in the order of the texts. Mistakes are added to `problems`. */
export function groupDocs(
  operations: readonly Operation[],
  names: readonly string[],
  schema: GraphQLSchema,
  texts: TextIndex,
  problems: Problem[],
): Group[] {
  const pages = operations.flatMap((operation) => operation.pages.map((page) => ({ kind: operation.kind, page })));
  const report = ({ coordinate }: OperationPage, message: string) =>
    problems.push(operationProblem(schema, coordinate, message));
  const byPath = new Map<string, OperationPage>();
  for (const { page } of pages) {
    const { group, path } = page;
    if (!names.includes(group)) report(page, `unknown group "${group}"; the groups are ${listOf(names)}.`);
    const other = byPath.get(path);
    if (other) report(page, `duplicate slug, ${path} is the page of ${other.coordinate}.`);
    else byPath.set(path, page);
  }
  const ofKind = (kind: OperationKind): Group[] =>
    names.flatMap((name) => {
      const own = pages.filter(({ page, kind: pageKind }) => page.group === name && pageKind === kind);
      if (own.length === 0) return [];
      return [
        {
          kind,
          name,
          path: groupPath(kind, name),
          title: texts.findTitle({}, `group.${name}.title`),
          description: texts.find({}, `group.${name}.${kind === 'mutation' ? 'mutations' : 'queries'}`),
          pages: own.map(({ page }) => page),
        },
      ];
    });
  return [...ofKind('mutation'), ...ofKind('query')];
}
