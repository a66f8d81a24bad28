import type { OperationKind, Reference } from './reference.ts';

const roots: Record<OperationKind, string> = { mutation: '/docs/api/Mutations', query: '/docs/api/Queries' };

/** Path of the page that lists what changed from version to version of the schema. */
export const schemaChangelogPath = '/docs/api/schema-changelog';

/** Path of the page that lists all types. */
export const typesPath = '/docs/api/Types';

/** The part of an address for a group: "Resellers Management" is `Resellers-Management`, so that no address contains %20. */
export function groupSlug(name: string): string {
  return name.replaceAll(' ', '-');
}

export function groupPath(kind: OperationKind, group: string): string {
  return `${roots[kind]}/${groupSlug(group)}`;
}

export function operationPath(kind: OperationKind, group: string, slug: string): string {
  return `${groupPath(kind, group)}/${slug}`;
}

export function typePath(name: string): string {
  return `${typesPath}/${name}`;
}

/** The page that documents a coordinate (`Mutation.login.email`, `UserView.id`); none if the schema no longer has it. */
export function pathOfCoordinate(coordinate: string, { operations, types }: Reference): string | undefined {
  const [owner = '', field] = coordinate.split('.');
  const operation = operations.find((candidate) => candidate.coordinate === `${owner}.${field}`);
  return operation?.path ?? types.find(({ name }) => name === owner)?.path;
}
