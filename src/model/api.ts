import type { Locale, Localized } from './locale.ts';
import type { SidebarNode } from './sidebar.ts';
import type { Strings } from './strings.ts';

export type ApiRole = 'none' | 'user' | 'reseller' | 'admin';

/** One operation of the API as lists show it. */
export interface ApiOperation {
  /** Name of the field in the schema, `stripeCreatePayment`. */
  readonly name: string;
  readonly slug: string;
  readonly role: ApiRole;
  readonly title: Localized;
  readonly summary: Localized;
}

/** A group of operations, `Resellers-Management` in paths. */
export interface ApiGroup {
  readonly kind: 'mutation' | 'query';
  readonly slug: string;
  readonly title: Localized;
  readonly description: Localized;
  readonly operations: readonly ApiOperation[];
}

/** Path of a group: `/docs/api/Mutations/Resellers-Management`. */
export function apiGroupPath(group: Pick<ApiGroup, 'kind' | 'slug'>): string {
  return `/docs/api/${group.kind === 'mutation' ? 'Mutations' : 'Queries'}/${group.slug}`;
}

/** The part of the API sidebar for one kind of operation: a category with a link per group. */
export function apiSidebar(
  groups: readonly ApiGroup[],
  kind: ApiGroup['kind'],
  strings: Strings,
  locale: Locale,
): SidebarNode[] {
  const ofKind = groups.filter((group) => group.kind === kind);
  if (ofKind.length === 0) return [];
  return [
    {
      type: 'category',
      label: kind === 'mutation' ? strings.api.mutations : strings.api.queries,
      linkUnlisted: false,
      onDemand: false,
      items: ofKind.map((group) => ({
        type: 'link',
        label: group.title[locale],
        path: apiGroupPath(group),
        unlisted: false,
      })),
    },
  ];
}
