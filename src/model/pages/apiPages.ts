import { textsNaming } from '../api/names.ts';
import { kindPath, operationsPath, schemaChangelogPath, typesPath } from '../api/paths.ts';
import { type Operation, operationKinds, type Reference } from '../api/reference.ts';
import type { SchemaRelease } from '../api/schemaChanges.ts';
import type { ListedGroup, Page } from './page.ts';

/** Pages of the schema. Written pages, `texts`, replace second pages of operations. */
export function apiPages(
  reference: Reference,
  releases: readonly SchemaRelease[],
  texts: readonly { readonly path: string; readonly body: string }[],
): Page[] {
  const { groups, operations, types, errors } = reference;
  const byCoordinate = new Map(operations.map((operation) => [operation.coordinate, operation]));
  const existing = (coordinate: string): Operation[] => {
    const operation = byCoordinate.get(coordinate);
    return operation ? [operation] : [];
  };
  const added = new Map(
    releases.flatMap(({ date, changes }) =>
      changes.filter(({ kind }) => kind === 'operationAdded').map(({ coordinate }) => [coordinate, date] as const),
    ),
  );
  const written = new Set(texts.map(({ path }) => path));
  const listedGroups = groups.map((group): ListedGroup => {
    const listed = group.pages.flatMap((operationPage) =>
      existing(operationPage.coordinate).map((operation) => ({ operationPage, operation })),
    );
    return { group, operations: listed };
  });
  const ofGroups = listedGroups.flatMap(({ group, operations: listed }): Page[] => {
    return [
      { kind: 'apiGroup', path: group.path, group, operations: listed },
      ...listed
        .filter(({ operationPage }) => !written.has(operationPage.path))
        .map(
          ({ operationPage, operation }): Page => ({
            kind: 'apiOperation',
            path: operationPage.path,
            operationPage,
            operation,
            guides: textsNaming(operation, texts),
            since: added.get(operation.coordinate),
            verify: existing(operation.behaviour?.verify ?? '')[0],
            next: (operation.behaviour?.next ?? []).flatMap(existing),
            errors: errors.filter(({ code }) => operation.errors.includes(code)),
          }),
        ),
    ];
  });
  return [
    { kind: 'apiOperations', path: operationsPath, groups: listedGroups },
    ...operationKinds.map((operationKind): Page => {
      const ofKind = listedGroups.filter(({ group }) => group.kind === operationKind);
      return { kind: 'apiKind', path: kindPath(operationKind), operationKind, groups: ofKind };
    }),
    ...ofGroups,
    { kind: 'apiTypes', path: typesPath, types },
    { kind: 'apiSchemaChangelog', path: schemaChangelogPath, releases },
    ...types.map((type): Page => ({ kind: 'apiType', path: type.path, type })),
  ];
}
