import { frontMatterOf, withFrontMatter } from './frontMatter.ts';

/** A page with another address: the old one joins `redirect_from`, the new one leaves it. */
export function withOldAddress(page: string, fromPath: string, toPath: string): string {
  const frontMatter = frontMatterOf(page);
  const { redirect_from: list }: { readonly redirect_from?: unknown } = frontMatter.toJS() ?? {};
  const earlier = (Array.isArray(list) ? list.map(String) : []).filter((old) => old !== toPath);
  frontMatter.set('redirect_from', frontMatter.createNode([...earlier, fromPath], { flow: true }));
  return withFrontMatter(page, frontMatter);
}
