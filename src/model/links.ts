import type { PageText } from './content.ts';
import { listOf, type Problem } from './problems.ts';
import type { Route } from './routes.ts';
import type { Site } from './site.ts';
import { isExternal, isMarkdownLink, resolveTarget, splitTarget } from './urls.ts';

/** Where a target of content leads, or why it leads nowhere. `hash` is judged only where the page's ids are known. */
export type LinkVerdict = { ok: true } | { ok: false; level: Problem['level']; reason: string };

/** Paths outside the page routes that content may link to, in every language. */
const files = new Set(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/site.json']);

/** Judges a target as written on a page (`from` is that page's path). */
export function judgeTarget(target: string, from: string, site: Site): LinkVerdict {
  if (target.startsWith('site:')) {
    const name = target.slice('site:'.length);
    if (name in site.config.links) return { ok: true };
    const known = listOf(Object.keys(site.config.links));
    return {
      ok: false,
      level: 'error',
      reason: `names "${name}", which is not in \`links\` of site/site.config.ts; there are ${known}`,
    };
  }
  if (isExternal(target)) return { ok: true };
  const { path, hash } = splitTarget(resolveTarget(target, from));
  const route = site.routes.get(path);
  if (!route) {
    if (files.has(path) || path.startsWith('/img/')) return { ok: true };
    if (isMarkdownLink(target)) return { ok: false, level: 'warning', reason: 'names a file that is not a page' };
    return { ok: false, level: 'error', reason: `leads to ${path}, and there is no such page` };
  }
  const ids = idsOf(route, site);
  if (hash === '' || ids === undefined || ids.has(decodeURIComponent(hash.slice(1)))) return { ok: true };
  return {
    ok: false,
    level: 'warning',
    reason: `leads to ${path}${hash}, and that page has no such anchor; it has ${listOf(ids)}`,
  };
}

/** Links of all pages in all languages, and of the navbar, footer and announcement. Broken links are errors, broken anchors warnings. */
export function checkLinks(site: Site): Problem[] {
  const pages = [...site.docs.values(), ...site.posts, ...site.pages.map((page) => ({ ...page, path: `/${page.id}` }))];
  const fromContent = pages.flatMap(({ path, source, translations }) =>
    [source, ...Object.values(translations)].flatMap((text: PageText) =>
      text.compiled.references.flatMap(({ url, line, kind }): Problem[] => {
        const verdict = judgeTarget(url, path, site);
        return verdict.ok
          ? []
          : [{ level: verdict.level, file: text.file, line, message: `The ${kind} "${url}" ${verdict.reason}.` }];
      }),
    ),
  );
  return [...fromContent, ...checkChromeLinks(site)];
}

function checkChromeLinks(site: Site): Problem[] {
  const { announcement, footer, navbar, searchFeedback } = site.config;
  const navbarLinks = navbar.items
    .flatMap((item) => (item.type === 'dropdown' ? item.items : [item]))
    .flatMap((item) => (item.type === 'link' ? [item.to] : []));
  const targets = [
    ...navbarLinks,
    ...footer.columns.flatMap((column) => column.items.map((item) => item.to)),
    ...(announcement?.to ? [announcement.to] : []),
    searchFeedback,
  ];
  return targets.flatMap((target): Problem[] => {
    const verdict = judgeTarget(target, '/', site);
    return verdict.ok
      ? []
      : [{ level: verdict.level, file: 'site/site.config.ts', message: `The link "${target}" ${verdict.reason}.` }];
  });
}

/** The anchors of a page, where they are headings of its text; unknown for pages that components make. */
function idsOf(route: Route, site: Site): Set<string> | undefined {
  const entry =
    route.kind === 'doc'
      ? site.docs.get(route.id)
      : route.kind === 'blogPost'
        ? site.posts.find((post) => post.id === route.id)
        : undefined;
  return entry && new Set(entry.source.compiled.headings.map((heading) => heading.id));
}
