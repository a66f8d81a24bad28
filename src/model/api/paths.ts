import type { OperationKind, Reference } from './reference.ts';

const roots: Record<OperationKind, string> = { mutation: '/docs/api/Mutations', query: '/docs/api/Queries' };

/** Path of the page that lists all operations: the folder that everything about the API is in. */
export const operationsPath = '/docs/api';

export const firstGuides: readonly string[] = ['/docs/api/getting-started', '/docs/api/guides/reseller-day'];

/** Anchor of the paragraph about the sources of the reference. */
export const basisId = 'basis';

/** Path of the page that lists the groups of the mutations or of the queries. */
export function kindPath(kind: OperationKind): string {
  return roots[kind];
}

/** Path of the page that lists what changed from version to version of the schema. */
export const schemaChangelogPath = '/docs/api/schema-changelog';

export const typesPath = '/docs/api/Types';

/** Name of an operation by its coordinate: `login` of `Mutation.login`. */
export function nameOf(coordinate: string): string {
  return coordinate.slice(coordinate.indexOf('.') + 1);
}

/** Path of a group, whose name is written without %20: `Resellers-Management`. */
export function groupPath(kind: OperationKind, group: string): string {
  return `${roots[kind]}/${group.replaceAll(' ', '-')}`;
}

export function operationPath(kind: OperationKind, group: string, slug: string): string {
  return `${groupPath(kind, group)}/${slug}`;
}

export function typePath(name: string): string {
  return `${typesPath}/${name}`;
}

/** Anchor of an argument or input field by its path, `userProfile.birthDate`. */
export function inputAnchor(path: string): string {
  return `arg-${path}`;
}

/** Anchor of a field by its path, `user.email`, on the page of an operation or object type. */
export function outputAnchor(path: string): string {
  return `field-${path}`;
}

/** The page and anchor of a coordinate, `UserView.id`; undefined if its page is gone. */
export function pathOfCoordinate(coordinate: string, { operations, types }: Reference): string | undefined {
  const [owner = '', field, argument] = coordinate.split('.');
  const operation = operations.find((candidate) => candidate.coordinate === `${owner}.${field}`);
  if (operation) return withAnchor(operation.path, operation.args, argument, inputAnchor);
  const type = types.find(({ name }) => name === owner);
  if (!type) return undefined;
  if (type.kind === 'input') return withAnchor(type.path, type.inputs, field, inputAnchor);
  if (type.kind === 'object') return withAnchor(type.path, type.outputs, field, outputAnchor);
  return withAnchor(type.path, type.values, field, (name) => name);
}

function withAnchor(
  path: string,
  named: readonly { readonly name: string }[],
  name: string | undefined,
  anchor: (name: string) => string,
): string {
  return name !== undefined && named.some((one) => one.name === name) ? `${path}#${anchor(name)}` : path;
}
