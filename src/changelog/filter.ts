import { changeKinds, changeTargets } from '../../site/changelog.ts';
import { platforms } from '../../site/platforms.ts';

/** Conditions on the changes that are listed; an empty one does not restrict. They all have to hold. */
export interface Conditions {
  /** Id of a platform. */
  readonly platform: string;
  /** Id of a part of the service. */
  readonly component: string;
  readonly kind: string;
  /** A year of either calendar (`src/model/changelog.ts`). */
  readonly year: string;
  readonly text: string;
}

/** What the reader asks for: the conditions and the page of results, from 1. It is the query of the landing page's address. */
export interface Filter extends Conditions {
  readonly page: number;
}

export const platformIds = Object.keys(platforms);
export const componentIds = Object.keys(changeTargets).filter((id) => !platformIds.includes(id));
export const kindIds = Object.keys(changeKinds);

export const noFilter: Filter = { platform: '', component: '', kind: '', year: '', text: '', page: 1 };

/** Reads the query of an address. What is no possible value restricts nothing. */
export function readFilter(query: string): Filter {
  const values = new URLSearchParams(query);
  const oneOf = (name: string, ids: readonly string[]) => ids.find((id) => id === values.get(name)) ?? '';
  const page = Number(values.get('page') ?? 1);
  return {
    platform: oneOf('platform', platformIds),
    component: oneOf('component', componentIds),
    kind: oneOf('kind', kindIds),
    year: /^\d{4}$/.exec(values.get('year') ?? '')?.[0] ?? '',
    text: (values.get('text') ?? '').trim(),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The query that stands for a filter, with its question mark; empty if nothing restricts. */
export function writeFilter({ page, ...conditions }: Filter): string {
  const values = new URLSearchParams(Object.entries(conditions).filter(([, value]) => value !== ''));
  if (values.size > 0 && page > 1) values.set('page', String(page));
  return values.size > 0 ? `?${values}` : '';
}

/** Whether anything restricts what is listed. */
export function isActive(filter: Filter): boolean {
  return writeFilter(filter) !== '';
}
