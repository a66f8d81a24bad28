import type { Document } from 'yaml';
import { frontMatterOf, withFrontMatter } from './frontMatter.ts';

/** The addresses at which a page was before. */
export const oldAddresses = (page: string): string[] => addressesIn(frontMatterOf(page));

/** A page with another address: the old one joins `redirect_from`, the new one leaves it. */
export function withOldAddress(page: string, fromPath: string, toPath: string): string {
  const frontMatter = frontMatterOf(page);
  const addresses = [...addressesIn(frontMatter).filter((old) => old !== toPath), fromPath];
  frontMatter.set('redirect_from', frontMatter.createNode(addresses, { flow: true }));
  return withFrontMatter(page, frontMatter);
}

function addressesIn(frontMatter: Document): string[] {
  const { redirect_from: list }: { readonly redirect_from?: unknown } = frontMatter.toJS() ?? {};
  return Array.isArray(list) ? list.map(String) : [];
}
