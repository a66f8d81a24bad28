/** True if a page's file has reported errors. Links to it are then not reported. */
export function hasReportedErrors(path: string, filesWithErrors: ReadonlySet<string>): boolean {
  const file = /^\/(docs|blog)\//.test(path) ? `content/en${path}` : `content/en/pages${path}`;
  return filesWithErrors.has(`${file}.mdx`) || filesWithErrors.has(`${file}/index.mdx`);
}
