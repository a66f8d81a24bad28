import type { OperationKind } from './model.ts';

const roots: Record<OperationKind, string> = { mutation: '/docs/api/Mutations', query: '/docs/api/Queries' };

/** The part of an address for a group: "Resellers Management" is `Resellers-Management`, so that no address holds %20. */
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
  return `/docs/api/Types/${name}`;
}
