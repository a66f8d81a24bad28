import type { Group, OperationKind, Reference, TypeDoc } from '../reference/model.ts';
import type { Locale } from './locale.ts';
import type { SidebarNode } from './sidebar.ts';
import type { Strings } from './strings.ts';

/** Kinds of named types, in the order in which the sidebar lists them. */
const typeKinds = ['object', 'input', 'enum', 'scalar'] as const satisfies readonly TypeDoc['kind'][];

/** The part of the API sidebar for one kind of operation: its groups, each of which lists its pages only inside it. */
export function operationSidebar(
  reference: Reference,
  kind: OperationKind,
  strings: Strings,
  locale: Locale,
): SidebarNode[] {
  return [
    {
      type: 'category',
      label: kind === 'mutation' ? strings.api.mutations : strings.api.queries,
      linkUnlisted: false,
      onDemand: false,
      items: reference.groups.filter((group) => group.kind === kind).map((group) => groupCategory(group, locale)),
    },
  ];
}

function groupCategory(group: Group, locale: Locale): SidebarNode {
  return {
    type: 'category',
    label: group.title[locale],
    path: group.path,
    linkUnlisted: false,
    onDemand: true,
    items: group.pages.map((page) => ({ type: 'link', label: page.title[locale], path: page.path, unlisted: false })),
  };
}

/** Path of the page that lists what changed from version to version of the schema. */
export const schemaChangelogPath = '/docs/api/schema-changelog';

/** Path of the page that lists all types. */
export const typesPath = '/docs/api/Types';

/** The part of the API sidebar for types: one category, with the kinds inside it; a kind lists its types only on their pages. */
export function typeSidebar(reference: Reference, strings: Strings): SidebarNode[] {
  return [
    {
      type: 'category',
      label: strings.api.types,
      path: typesPath,
      linkUnlisted: false,
      onDemand: true,
      items: typeKinds.map((kind) => ({
        type: 'category',
        label: strings.api.typeKinds[kind],
        path: `${typesPath}#${kind}`,
        linkUnlisted: false,
        onDemand: true,
        items: reference.types
          .filter((type) => type.kind === kind)
          .map((type) => ({ type: 'link', label: type.name, path: type.path, unlisted: false })),
      })),
    },
  ];
}
