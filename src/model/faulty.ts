/**
 * Whether a path is that of a page whose file has errors, by its name. They are reported already: what leads to the page is not wrong
 * as well.
 */
export function isFaulty(path: string, faulty: ReadonlySet<string>): boolean {
  const file = /^\/(docs|blog)\//.test(path) ? `content/en${path}` : `content/en/pages${path}`;
  return faulty.has(`${file}.mdx`) || faulty.has(`${file}/index.mdx`);
}
