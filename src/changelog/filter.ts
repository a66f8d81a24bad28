import { fold } from '../text/fold.ts';

/** The query of the landing page's address. Both conditions hold; an empty one restricts nothing. */
export interface Filter {
  /** The version that the reader has: only what came after it. */
  readonly since: string;
  /** Id of a platform. */
  readonly platform: string;
  /** The page of results, from 1. */
  readonly page: number;
}

/** The names of what changes are for, and of their kinds, by id. */
export interface FilterNames {
  readonly platforms: Readonly<Record<string, string>>;
  readonly components: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
}

export const noFilter: Filter = { since: '', platform: '', page: 1 };

/** Reads the query of an address. An impossible value restricts nothing. */
export function readFilter(query: string, { platforms }: Pick<FilterNames, 'platforms'>): Filter {
  const values = new URLSearchParams(query);
  const page = Number(values.get('page') ?? 1);
  return {
    since: /^\d+(\.\d+){0,2}(?=\.?$)/.exec(fold(values.get('since') ?? '').trim())?.[0] ?? '',
    platform: Object.keys(platforms).find((id) => id === values.get('platform')) ?? '',
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
