import { frontMatterOf, listAt, setList, withFrontMatter } from './frontMatter.ts';

const key = ['redirect_from'];

/** The addresses at which a page was before. */
export const oldAddresses = (page: string): string[] => listAt(frontMatterOf(page), key);

/** A page that gets another address, with the old one in `redirect_from`; the new one is no longer an old one, if it was. */
export function withOldAddress(page: string, fromPath: string, toPath: string): string {
  const frontMatter = frontMatterOf(page);
  setList(frontMatter, key, [...listAt(frontMatter, key).filter((old) => old !== toPath), fromPath]);
  return withFrontMatter(page, frontMatter);
}
