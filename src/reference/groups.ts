import type { Localized } from '../model/locale.ts';
import { listOf } from '../model/problems.ts';
import type { Group, Operation, OperationKind } from './model.ts';
import { groupPath, groupSlug } from './paths.ts';
import type { TextIndex } from './textIndex.ts';

/** The groups of operations that have pages, in the order of the texts. Unknown groups and pages with one address are added to `errors`. */
export function groupDocs(
  operations: readonly Operation[],
  names: readonly string[],
  texts: TextIndex,
  errors: string[],
): Group[] {
  const pages = operations.flatMap((operation) => operation.pages.map((page) => ({ kind: operation.kind, page })));
  for (const { page } of pages) {
    if (!names.includes(page.group)) {
      errors.push(`${page.coordinate}: unknown group "${page.group}"; the groups are ${listOf(names)}.`);
    }
  }
  errors.push(...duplicatePaths(pages.map(({ page }) => page)));
  const ofKind = (kind: OperationKind): Group[] =>
    names.flatMap((name) => {
      const own = pages.filter(({ page, kind: pageKind }) => page.group === name && pageKind === kind);
      if (own.length === 0) return [];
      return [
        {
          kind,
          name,
          slug: groupSlug(name),
          path: groupPath(kind, name),
          title: texts.find(`group.${name}.title`),
          description: description(kind, name, texts),
          pages: own.map(({ page }) => page),
        },
      ];
    });
  return [...ofKind('mutation'), ...ofKind('query')];
}

function description(kind: OperationKind, name: string, texts: TextIndex): Localized {
  return texts.find(`group.${name}.${kind === 'mutation' ? 'mutations' : 'queries'}`);
}

function duplicatePaths(pages: readonly { path: string; coordinate: string }[]): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ path, coordinate }) => {
    const other = first.get(path);
    first.set(path, other ?? coordinate);
    return other === undefined ? [] : [`${coordinate}: duplicate slug, ${path} is the page of ${other}.`];
  });
}
