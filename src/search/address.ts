import { type SectionId, sectionIds } from '../model/addresses/sections.ts';
import { hitsPerPage, limitQuery } from './limits.ts';
import type { AskOptions } from './provider.ts';

export interface SearchAddress {
  readonly query: string;
  readonly section: SectionId | undefined;
  /** Page of results, from 1. */
  readonly page: number;
  readonly literal: boolean;
}

/** Reads the query part of an address. Unknown and invalid parameters are ignored. */
export function readAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return {
    query: limitQuery(parameters.get('q') ?? ''),
    section: sectionIds.find((section) => section === parameters.get('section')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    literal: parameters.has('literal'),
  };
}

/** The query part of an address, with "?"; empty if every value is the default. */
export function writeAddress({ query, section, page, literal }: SearchAddress): string {
  const parameters = new URLSearchParams({
    ...(query === '' ? {} : { q: query }),
    ...(section === undefined ? {} : { section }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(literal ? { literal: '' } : {}),
  });
  return parameters.size === 0 ? '' : `?${parameters}`;
}

export function optionsOf({ section, page, literal }: SearchAddress, everywhere = page > 1): AskOptions {
  const where = section === undefined ? {} : { section };
  return { ...where, literal, limit: hitsPerPage, offset: (page - 1) * hitsPerPage, everywhere };
}
