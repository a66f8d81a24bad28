import type { Problem } from '../../model/problems/problems.ts';
import { type Output, oncePerMessage } from './readOutput.ts';

/**
 * Links, sources and anchors of the built pages that lead nowhere. A link to a page or file that is not there is an error, a link to an
 * anchor that is not there a warning: what the texts say was judged before, this judges what the components made of it.
 */
export function checkOutputLinks({ base, files, pages }: Output): Problem[] {
  const find = (path: string) => [path, `${path}.html`, `${path}index.html`].find((file) => files.has(file));
  const found = [...pages.values()].flatMap(({ file, links }) => {
    const own = `${base}${file.replace(/(index)?\.html$/, '')}`;
    return links.flatMap((link): Problem[] => {
      const url = new URL(link, `https://site.invalid${own}`);
      if (url.origin !== 'https://site.invalid') return [];
      const path = decodeURIComponent(url.pathname).slice(base.length);
      const target = url.pathname.startsWith(`${base}/`) ? find(path) : undefined;
      if (target === undefined)
        return [{ level: 'error', file, message: `The link "${link}" leads to nothing in the output.` }];
      if (!url.hash || pages.get(target)?.ids.has(decodeURIComponent(url.hash.slice(1)))) return [];
      return [{ level: 'warning', file, message: `The link "${link}" names an anchor that ${target} lacks.` }];
    });
  });
  return oncePerMessage(found);
}

/** Markup of the built pages that could send readers elsewhere or run code, however it came into them. */
export function checkOutputMarkup({ pages }: Output): Problem[] {
  return oncePerMessage(
    [...pages.values()].flatMap(({ file, refused }) =>
      refused.map((message): Problem => ({ level: 'error', file, message })),
    ),
  );
}
