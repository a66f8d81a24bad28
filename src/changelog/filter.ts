import { fold } from '../text/fold.ts';

/** Conditions on the changes that are listed: all have to hold; an empty one restricts nothing. */
export interface Conditions {
  /** The version that the reader has: only what came after it. */
  readonly since: string;
  /** Id of a platform. */
  readonly platform: string;
  /** Id of a part of the service. */
  readonly component: string;
  readonly kind: string;
  /** A year of either calendar (`src/model/pages/changelog.ts`). */
  readonly year: string;
  readonly text: string;
}

/** The conditions and the page of results, from 1: the query of the landing page's address. */
export interface Filter extends Conditions {
  readonly page: number;
}

/** The names of what changes can be filtered by, by id, in the order of the choices. */
export interface FilterNames {
  readonly platforms: Readonly<Record<string, string>>;
  readonly components: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
}

export const noFilter: Filter = { since: '', platform: '', component: '', kind: '', year: '', text: '', page: 1 };

/** Reads the query of an address. An impossible value restricts nothing. */
export function readFilter(query: string, { platforms, components, kinds }: FilterNames): Filter {
  const values = new URLSearchParams(query);
  const oneOf = (name: string, names: Readonly<Record<string, string>>) =>
    Object.keys(names).find((id) => id === values.get(name)) ?? '';
  const page = Number(values.get('page') ?? 1);
  return {
    since: /^\d+(\.\d+){0,2}(?=\.?$)/.exec(fold(values.get('since') ?? '').trim())?.[0] ?? '',
    platform: oneOf('platform', platforms),
    component: oneOf('component', components),
    kind: oneOf('kind', kinds),
    year: /^\d{4}$/.exec(values.get('year') ?? '')?.[0] ?? '',
    text: (values.get('text') ?? '').trim(),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The query for a filter, with its question mark; empty if nothing restricts. */
export function writeFilter({ page, ...conditions }: Filter): string {
  const values = new URLSearchParams(Object.entries(conditions).filter(([, value]) => value !== ''));
  if (values.size > 0 && page > 1) values.set('page', String(page));
  return values.size > 0 ? `?${values}` : '';
}

/** True if anything restricts what is listed. */
export function isActive(filter: Filter): boolean {
  return writeFilter(filter) !== '';
}
