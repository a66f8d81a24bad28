import { kindPath, nameOf, typesPath } from '../api/paths.ts';
import { type Group, type OperationKind, type Reference, typeKinds } from '../api/reference.ts';
import type { Strings } from '../config/strings.ts';
import type { Locale } from '../text/locale.ts';
import type { SidebarNode } from './sidebar.ts';

/** The API sidebar for one kind: its groups list their pages only inside them. */
export function operationSidebar(
  reference: Reference,
  kind: OperationKind,
  strings: Strings,
  locale: Locale,
): SidebarNode[] {
  const groups = reference.groups.filter((group) => group.kind === kind);
  return [
    {
      type: 'category',
      label: kind === 'mutation' ? strings.api.mutations : strings.api.queries,
      path: kindPath(kind),
      linkUnlisted: false,
      onDemand: false,
      startsOpen: true,
      items: groups.map((group) => groupCategory(group, strings, locale)),
    },
  ];
}

/** Name of a group with its kind, "Billing: Queries": both kinds have groups of one name. */
export const groupName = ({ kind, title }: Group, { api }: Strings, locale: Locale) =>
  `${title[locale]}: ${kind === 'mutation' ? api.mutations : api.queries}`;

function groupCategory(group: Group, strings: Strings, locale: Locale): SidebarNode {
  return {
    type: 'category',
    // Groups of mutations have the same names; one suffix is enough, and weighs less.
    label: group.kind === 'query' ? groupName(group, strings, locale) : group.title[locale],
    path: group.path,
    linkUnlisted: false,
    onDemand: true,
    items: group.pages.map(({ coordinate, path, title }) => ({
      type: 'link',
      label: title[locale],
      code: nameOf(coordinate),
      path,
      unlisted: false,
    })),
  };
}

/** The API sidebar for types: each kind lists its types only on their pages. */
export function typeSidebar(reference: Reference, strings: Strings): SidebarNode[] {
  return [
    {
      type: 'category',
      label: strings.api.types,
      path: typesPath,
      linkUnlisted: false,
      onDemand: true,
      items: typeKinds.map((kind) => {
        const types = reference.types.filter((type) => type.kind === kind);
        return {
          type: 'category',
          label: strings.api.typeKinds[kind],
          path: `${typesPath}#${kind}`,
          linkUnlisted: false,
          onDemand: true,
          items: types.map((type) => ({ type: 'link', label: type.name, path: type.path, unlisted: false })),
        };
      }),
    },
  ];
}
