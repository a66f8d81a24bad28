/**
 * True if the file of a page, judged by the page's path, has errors that are reported already. Links to such a page are not reported
 * as well.
 */
export function hasReportedErrors(path: string, filesWithErrors: ReadonlySet<string>): boolean {
  const file = /^\/(docs|blog)\//.test(path) ? `content/en${path}` : `content/en/pages${path}`;
  return filesWithErrors.has(`${file}.mdx`) || filesWithErrors.has(`${file}/index.mdx`);
}
