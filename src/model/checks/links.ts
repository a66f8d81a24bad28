import { isExternal, isMarkdownLink, isRelative, resolveTarget, splitTarget } from '../addresses/urls.ts';
import { outsideHosts } from '../config/siteConfig.ts';
import type { LinkOrImage } from '../content/content.ts';
import { isOwnPlace } from '../content/ownPlace.ts';
import { entryPath } from '../pages/changelog.ts';
import { feedPaths } from '../pages/feedLink.ts';
import { navbarLinks } from '../pages/navbar.ts';
import type { Page } from '../pages/page.ts';
import { languagesOf, partialTexts, writtenEntries } from '../pages/writtenTexts.ts';
import { hasReportedErrors } from '../problems/hasReportedErrors.ts';
import type { LinkFault } from '../problems/linkFault.ts';
import { listOf, type Problem } from '../problems/problems.ts';
import type { Site } from '../site.ts';
import { didYouMean } from '../text/didYouMean.ts';

/** Paths outside the page routes that content may link to, in every language. */
const files: ReadonlySet<string> = new Set(['/site.json', ...Object.values(feedPaths)]);

const refuse = (reason: string): LinkFault => ({ level: 'error', reason });

/** Judges a target as written on a page (`from` is that page's path); undefined if it is right. */
export function judgeTarget(
  target: string,
  from: string,
  site: Site,
  kind: LinkOrImage['kind'] = 'link',
): LinkFault | undefined {
  if (target.startsWith('site:')) {
    const name = target.slice('site:'.length);
    if (Object.hasOwn(site.config.links, name)) return undefined;
    const names = Object.keys(site.config.links);
    return refuse(
      `names "${name}", which is not in \`links\` of site/site.config.ts; there are ${listOf(names)}.${didYouMean(name, names)}`,
    );
  }
  if (isExternal(target))
    return kind === 'link'
      ? judgeOutsideLink(target, site)
      : refuse('is on another site; browsers refuse it here. Put it into public/img.');
  const { path, hash } = splitTarget(resolveTarget(target, from));
  if (kind === 'image' && !site.pictures.has(path)) return refuse(missingImage(path, site));
  if (files.has(path) || site.publicFiles.has(path) || hasReportedErrors(path, site.filesWithErrors)) return undefined;
  const page = site.pages.get(path);
  if (!page) {
    const redirect = site.redirects.get(path);
    if (redirect !== undefined)
      return refuse(`leads to ${path}, which only redirects to ${redirect}; write that address.`);
    const nearest = didYouMean(path, site.pages.keys());
    if (!isMarkdownLink(target)) return refuse(`leads to ${path}, and there is no such page.${nearest}`);
    const reason = `names a file that is not a page; write its address, such as /docs/guide.${nearest}`;
    return { level: 'warning', reason };
  }
  const ids = headingIds(page);
  const id = decodeURIComponent(hash.slice(1));
  if (hash === '' || ids === undefined || ids.has(id)) return undefined;
  const available = ids.size > 0 ? `it has ${listOf(ids)}.${didYouMean(id, ids)}` : 'it has no headings.';
  return { level: 'warning', reason: `names an anchor that ${path} does not have; ${available}` };
}

/** Texts may link outside only by https to hosts named by a maintainer, or to a mail address. */
function judgeOutsideLink(target: string, { config }: Site): LinkFault | undefined {
  const url = URL.parse(target);
  if (url?.protocol === 'mailto:') return undefined;
  if (url?.protocol !== 'https:')
    return refuse('does not start with https: or mailto:, the only ways out of this site.');
  if (url.host === new URL(config.url).host)
    return refuse(
      `is an address of this site; write "${pathOnSite(url, config)}", which is checked and keeps readers in their language.`,
    );
  if (url.username || url.password) return refuse('has a user name in it, which hides where it leads; leave it out.');
  const { reason, hosts } = config.refusedHosts;
  if (hosts.some((host) => `.${url.hostname}`.endsWith(`.${host}`))) return refuse(`leads to ${url.host}: ${reason}`);
  if (outsideHosts(config).has(url.host)) return undefined;
  return refuse(
    `leads to ${url.host}, which is not in \`outsideHosts\` of site/site.config.ts; add it there if readers may be sent to it.`,
  );
}

/** An address of this site without origin, base path, language and ending. */
function pathOnSite({ pathname, search, hash }: URL, { base, locales }: Site['config']): string {
  const prefix = base === '/' ? '' : base;
  const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  const languages = Object.values(locales).map((locale) => locale.path);
  const rest = path.replace(new RegExp(`^/(?:${languages.join('|')})(?=/|$)`), '').replace(/(?:\/index)?\.html$/, '');
  return `${rest === '' ? '/' : rest}${search}${hash}`;
}

function missingImage(path: string, site: Site): string {
  if (site.publicFiles.has(path))
    return 'is not in public/img, where the size and weight of pictures are checked; move it there.';
  const nearest = didYouMean(path, site.pictures.keys());
  return `is not there: public${path} is missing. Pictures are in public/img and are written as /img/name.png.${nearest}`;
}

interface WrittenLink {
  readonly target: string;
  /** Path of the page; "/" if the link is on all pages. */
  readonly from?: string;
  readonly kind?: LinkOrImage['kind'];
  /** Continues the name of the link in messages: ` of "Guides"`. */
  readonly of?: string;
}

/** The problem of a link at its place in a file, if it is broken. */
export function linkProblems(
  { target, from = '/', kind = 'link', of = '' }: WrittenLink,
  site: Site,
  place: Pick<Problem, 'file' | 'line' | 'key'>,
): Problem[] {
  const fault = judgeTarget(target, from, site, kind);
  return fault ? [{ ...place, level: fault.level, message: `The ${kind} "${target}"${of} ${fault.reason}` }] : [];
}

/** Broken links of all pages and of the chrome are errors, broken anchors warnings. */
export function checkLinks(site: Site): Problem[] {
  const written =
    (file: string, from: string) =>
    ({ url, line, kind }: LinkOrImage) =>
      linkProblems({ target: url, from, kind }, site, { file, line });
  const fromChangelog = site.changelog.flatMap(({ file, date, references }) =>
    references.flatMap(written(file, entryPath(date))),
  );
  const fromContent = writtenEntries(site).flatMap((entry) =>
    languagesOf(entry).flatMap(({ compiled, file }) => compiled.references.flatMap(written(file, entry.path))),
  );
  // The compiler has refused their relative links.
  const fromPartials = partialTexts(site.partials).flatMap(({ file, compiled }) =>
    compiled.references.filter(({ url }) => !isRelative(url)).flatMap(written(file, '/')),
  );
  return [...fromContent, ...fromPartials, ...fromChangelog, ...checkChromeLinks(site)];
}

function checkChromeLinks(site: Site): Problem[] {
  const { announcement, footer, navbar, searchFeedback } = site.config;
  const problemsOf = (target: string | undefined, ...key: readonly PropertyKey[]) =>
    target === undefined ? [] : linkProblems({ target }, site, { file: 'site/site.config.ts', key });
  return [
    ...navbarLinks(navbar.items).flatMap(({ item, key }) =>
      item.type === 'link' ? problemsOf(item.to, ...key, 'to') : [],
    ),
    ...footer.columns.flatMap(({ items }, column) =>
      items.flatMap(({ to }, index) => problemsOf(to, 'default', 'footer', 'columns', column, 'items', index, 'to')),
    ),
    ...problemsOf(announcement?.to, 'default', 'announcement', 'to'),
    ...problemsOf(searchFeedback, 'default', 'searchFeedback'),
  ];
}

/** The anchors of a text, self-links included; unknown for pages that components make. */
function headingIds(page: Page): Set<string> | undefined {
  if (!('entry' in page && 'source' in page.entry)) return undefined;
  const { headings, references } = page.entry.source.compiled;
  const places = references.filter(isOwnPlace).map(({ text }) => text);
  return new Set([...headings.map(({ id }) => id), ...places]);
}
