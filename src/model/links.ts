import { entryPath } from './changelog.ts';
import type { PageText, Reference } from './content.ts';
import { didYouMean } from './didYouMean.ts';
import { isFaulty } from './faulty.ts';
import { listOf, type Problem } from './problems.ts';
import type { Route } from './routes.ts';
import type { Site } from './site.ts';
import { isExternal, isMarkdownLink, resolveTarget, splitTarget } from './urls.ts';
import { inQuotes } from './written.ts';

/** Where a target of content leads, or why it leads nowhere, as the end of a sentence. `hash` is judged only where the page's ids are known. */
export type LinkVerdict = { ok: true } | { ok: false; level: Problem['level']; reason: string };

/** Paths outside the page routes that content may link to, in every language. */
const files = new Set(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/site.json']);

/** Judges a target as written on a page (`from` is that page's path). */
export function judgeTarget(target: string, from: string, site: Site, kind: Reference['kind'] = 'link'): LinkVerdict {
  if (target.startsWith('site:')) {
    const name = target.slice('site:'.length);
    if (name in site.config.links) return { ok: true };
    const names = Object.keys(site.config.links);
    return {
      ok: false,
      level: 'error',
      reason: `names "${name}", which is not in \`links\` of site/site.config.ts; there are ${listOf(names)}.${didYouMean(name, names)}`,
    };
  }
  if (isExternal(target)) {
    if (kind === 'link') return { ok: true };
    return {
      ok: false,
      level: 'error',
      reason: 'lies on another site; browsers refuse it here. Put it into public/img.',
    };
  }
  const { path, hash } = splitTarget(resolveTarget(target, from));
  if (files.has(path) || site.publicFiles.has(path) || isFaulty(path, site.faulty)) return { ok: true };
  if (kind === 'image') return { ok: false, level: 'error', reason: missingImage(path, site) };
  const route = site.routes.get(path);
  if (!route) {
    const nearest = didYouMean(path, site.routes.keys());
    if (isMarkdownLink(target))
      return {
        ok: false,
        level: 'warning',
        reason: `names a file that is not a page; write its address, such as /docs/guide.${nearest}`,
      };
    return { ok: false, level: 'error', reason: `leads to ${path}, and there is no such page.${nearest}` };
  }
  const ids = idsOf(route, site);
  const id = decodeURIComponent(hash.slice(1));
  if (hash === '' || ids === undefined || ids.has(id)) return { ok: true };
  const known = ids.size > 0 ? `it has ${listOf(ids)}.${didYouMean(id, ids)}` : 'it has no headings.';
  return { ok: false, level: 'warning', reason: `names an anchor that ${path} does not have; ${known}` };
}

function missingImage(path: string, site: Site): string {
  const nearest = didYouMean(path, site.publicFiles);
  return `is not there: public${path} is missing. Pictures lie in public/img and are written as /img/name.png.${nearest}`;
}

/** Links of all pages in all languages, and of the navbar, footer and announcement. Broken links are errors, broken anchors warnings. */
export function checkLinks(site: Site): Problem[] {
  const fromChangelog = site.changelog.flatMap(({ file, date, references }) =>
    references.flatMap((reference) => linkProblems(reference, file, entryPath(date), site)),
  );
  const pages = [...site.docs.values(), ...site.posts, ...site.pages.map((page) => ({ ...page, path: `/${page.id}` }))];
  const fromContent = pages.flatMap(({ path, source, translations }) =>
    [source, ...Object.values(translations)].flatMap((text: PageText) =>
      text.compiled.references.flatMap((reference) => linkProblems(reference, text.file, path, site)),
    ),
  );
  return [...fromContent, ...fromChangelog, ...checkChromeLinks(site)];
}

function linkProblems({ url, line, kind }: Reference, file: string, from: string, site: Site): Problem[] {
  const verdict = judgeTarget(url, from, site, kind);
  if (verdict.ok) return [];
  return [{ level: verdict.level, file, line, message: `The ${kind} "${url}" ${verdict.reason}` }];
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
    if (verdict.ok) return [];
    const message = `The link "${target}" ${verdict.reason}`;
    return [{ level: verdict.level, file: 'site/site.config.ts', sought: inQuotes(target), message }];
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
