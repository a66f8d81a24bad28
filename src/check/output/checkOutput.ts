import type { Problem } from '../../model/problems/problems.ts';
import { memoize } from '../../model/text/memoize.ts';
import { type Output, oncePerMessage } from './readOutput.ts';

/** Links, sources and anchors of built pages that lead nowhere; anchors are warnings. */
export function checkOutputLinks({ base, files, pages, page }: Output): Problem[] {
  const find = (path: string) => [path, `${path}.html`, `${path}index.html`].find((file) => files.has(file));
  const linkProblem = (link: string, from: string): Pick<Problem, 'level' | 'message'> | undefined => {
    const url = new URL(link, `https://site.invalid${from}`);
    if (url.origin !== 'https://site.invalid') return undefined;
    const path = decodeURIComponent(url.pathname).slice(base.length);
    const target = url.pathname.startsWith(`${base}/`) ? find(path) : undefined;
    if (target === undefined) return { level: 'error', message: `The link "${link}" leads to nothing in the output.` };
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (anchor === '' || (target.endsWith('.html') && page(target).ids.has(anchor))) return undefined;
    return { level: 'warning', message: `The link "${link}" names an anchor that ${target} lacks.` };
  };
  // Most links are on many pages and lead to the same target.
  const knownProblem = memoize((link: string) => linkProblem(link, '/'));
  const problems = pages.flatMap((name) => {
    const { file, links } = page(name);
    const from = `${base}${file.replace(/(index)?\.html$/, '')}`;
    return links.flatMap((link): Problem[] => {
      const problem = link.startsWith('/') ? knownProblem(link) : linkProblem(link, from);
      return problem ? [{ ...problem, file }] : [];
    });
  });
  return oncePerMessage(problems);
}

/** Markup of the built pages that could send readers elsewhere or run code. */
export function checkOutputMarkup({ pages, page }: Output): Problem[] {
  return oncePerMessage(
    pages.flatMap((file) => page(file).refused.map((message): Problem => ({ level: 'error', file, message }))),
  );
}
