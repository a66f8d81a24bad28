import { kindPath, nameOf, typesPath } from '../api/paths.ts';
import { type Group, type OperationKind, type Reference, typeKinds } from '../api/reference.ts';
import type { Strings } from '../config/strings.ts';
import type { Locale } from '../text/locale.ts';
import { generatedCategory, generatedLink, type SidebarNode } from './sidebar.ts';

/** The API sidebar for one kind: its groups list their pages only inside them. */
export function operationSidebar(
  reference: Reference,
  kind: OperationKind,
  strings: Strings,
  locale: Locale,
): SidebarNode[] {
  const groups = reference.groups.filter((group) => group.kind === kind);
  const label = kind === 'mutation' ? strings.api.mutations : strings.api.queries;
  const items = groups.map((group) => groupCategory(group, strings, locale));
  return [{ ...generatedCategory(label, kindPath(kind), items), onDemand: false, startsOpen: true }];
}

/** Name of a group with its kind, "Billing: Queries": both kinds have groups of one name. */
export const groupName = ({ kind, title }: Group, { api }: Strings, locale: Locale) =>
  `${title[locale]}: ${kind === 'mutation' ? api.mutations : api.queries}`;

function groupCategory(group: Group, strings: Strings, locale: Locale): SidebarNode {
  // Groups of mutations have the same names; one suffix is enough, and weighs less.
  const label = group.kind === 'query' ? groupName(group, strings, locale) : group.title[locale];
  const items = group.pages.map(({ coordinate, path, title }) => ({
    ...generatedLink(title[locale], path),
    code: nameOf(coordinate),
  }));
  return generatedCategory(label, group.path, items);
}

/** The API sidebar for types: each kind lists its types only on their pages. */
export function typeSidebar(reference: Reference, { api }: Strings): SidebarNode[] {
  const kinds = typeKinds.map((kind) => {
    const types = reference.types.filter((type) => type.kind === kind);
    const links = types.map(({ name, path }) => generatedLink(name, path));
    return generatedCategory(api.typeKinds[kind], `${typesPath}#${kind}`, links);
  });
  return [generatedCategory(api.types, typesPath, kinds)];
}
