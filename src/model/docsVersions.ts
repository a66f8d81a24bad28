import { z } from 'zod';
import { didYouMean } from './didYouMean.ts';
import type { Locale, Localized } from './locale.ts';
import type { Problem } from './problems.ts';
import type { Site, SiteContents } from './site.ts';
import { reservedPaths, type SiteConfig } from './siteConfig.ts';

// A version of the docs is a build of its branch, published at its own address. What a build knows of the others is here: where they are,
// and which pages they have (`site/versions`), so that a link leads to the same page and never to one that is not there.

const path = z.string().regex(/^\//, 'a path starts with "/" and has no language: /docs/guide/start');

/** `site/versions/<name>.json`: the pages of another version, by their paths without language. `npm run new -- version` writes it. */
export const versionPagesSchema = z
  .strictObject({
    /** The page that its documentation begins with. */
    main: path,
    pages: z.array(path).transform((pages): ReadonlySet<string> => new Set(pages)),
  })
  .refine(({ main, pages }) => pages.has(main), {
    path: ['main'],
    error: 'the main page is one of `pages`',
  });

/** The pages of another version of the docs. */
export type VersionPages = z.infer<typeof versionPagesSchema>;

/** The file that has them. */
export const versionPagesFile = (name: string): string => `site/versions/${name}.json`;

type DocsVersion = SiteConfig['docs']['versions'][number];
type WithVersions = Pick<SiteContents, 'config' | 'urls' | 'versionPages'>;

/** An entry of the menu of versions. */
export interface VersionLink {
  readonly label: string;
  readonly href: string;
  /** Whether it is the version that is being read. */
  readonly isCurrent: boolean;
  /** Whether the link leads to the page that is being read, in that version; else it leads to the beginning of the docs there. */
  readonly hasPage: boolean;
}

/** The version that this build holds. */
export function thisVersion({ docs }: Pick<SiteConfig, 'docs'>): DocsVersion {
  const version = docs.versions.find(({ name }) => name === docs.version);
  if (!version) throw new Error(`docs.versions has no version "${docs.version}".`);
  return version;
}

/** The name of the version of this build as its pages give it to scripts, for which it is otherwise `current`. */
export const otherThanCurrent = ({ docs }: Pick<SiteConfig, 'docs'>): string | undefined =>
  docs.version === 'current' ? undefined : docs.version;

/** Whether a version is the one that readers should read: the first of the list. */
export const isLatest = ({ docs }: Pick<SiteConfig, 'docs'>, { name }: Pick<DocsVersion, 'name'>): boolean =>
  docs.versions[0]?.name === name;

/**
 * The versions as a page of the docs offers them, in the order of the configuration. Nothing if there is one version only, and for pages
 * outside the docs.
 */
export function versionLinks(site: WithVersions, locale: Locale, path: string): VersionLink[] {
  const { docs } = site.config;
  if (docs.versions.length === 1 || !/^\/docs(\/|$)/.test(path)) return [];
  return docs.versions.map((version) => linkTo(version, site, locale, path));
}

/** The latest version, if this build holds an older one: for the notice on a page of the docs. */
export function newerVersion(site: WithVersions, locale: Locale, path: string): VersionLink | undefined {
  return isLatest(site.config, thisVersion(site.config)) ? undefined : versionLinks(site, locale, path)[0];
}

/** Absolute address of a page in the latest version, if this build holds an older one and the latest has the page. */
export function addressInLatest(site: WithVersions, locale: Locale, path: string): string | undefined {
  const { config } = site;
  const [latest] = config.docs.versions;
  if (!latest || latest.name === config.docs.version || !site.versionPages.get(latest.name)?.pages.has(path))
    return undefined;
  return new URL(addressOf(latest, config, locale, path), config.url).href;
}

function linkTo(version: DocsVersion, site: WithVersions, locale: Locale, path: string): VersionLink {
  const { config, urls, versionPages } = site;
  const label = version.label[locale];
  if (version.name === config.docs.version)
    return { label, href: urls.page(locale, path), isCurrent: true, hasPage: true };
  const other = versionPages.get(version.name);
  const hasPage = other?.pages.has(path) ?? false;
  const target = hasPage ? path : (other?.main ?? '/docs');
  return { label, href: addressOf(version, config, locale, target), isCurrent: false, hasPage };
}

/** Address of a page of another version: a path if that is on the same host. */
export function addressOf(
  { address = '/' }: Pick<DocsVersion, 'address'>,
  { locales }: { readonly locales: Localized<{ readonly path: string }> },
  locale: Locale,
  path: string,
): string {
  return `${address === '/' ? '' : address}/${locales[locale].path}${path}`;
}

/** The other versions whose address is a path of this host: what begins with it is not a part of this build. */
export const pathsOfOtherVersions = ({ docs }: Pick<SiteConfig, 'docs'>): string[] =>
  docs.versions.flatMap(({ name, address }) => (name !== docs.version && address?.startsWith('/') ? address : []));

/** Versions without a list of their pages, lists without a version, and addresses that this build or a part of it has. */
export function checkDocsVersions({ config, versionPages, publicFiles, filesWithErrors }: Site): Problem[] {
  const { version, versions } = config.docs;
  const others = versions.filter(({ name }) => name !== version);
  const unlisted = others
    .filter(({ name }) => !versionPages.has(name) && !filesWithErrors.has(versionPagesFile(name)))
    .map(({ name }): Problem => {
      const key = ['default', 'docs', 'versions', versions.findIndex((each) => each.name === name), 'name'];
      return {
        level: 'error',
        file: 'site/site.config.ts',
        key,
        message: `There is no list of the pages of version "${name}", ${versionPagesFile(name)}: write it with "npm run new -- version <folder>", which is the folder of its build.`,
      };
    });
  const unknown = [...versionPages.keys()]
    .filter((name) => !others.some((other) => other.name === name))
    .map((name): Problem => {
      const names = others.map((other) => other.name);
      return {
        level: 'error',
        file: versionPagesFile(name),
        message:
          name === version
            ? `"${name}" is the version of this build, whose pages need no list; delete the file.`
            : `docs.versions in site/site.config.ts has no version "${name}"; add it there, or delete the file.${didYouMean(name, names)}`,
      };
    });
  const taken = [...Object.values(config.locales).map(({ path }) => path), ...reservedPaths, ...topOf(publicFiles)];
  const inTheWay = versions.flatMap(({ name, address }, index): Problem[] => {
    const reason = name === version || address === undefined ? undefined : conflict(address, config, taken);
    if (reason === undefined) return [];
    const key = ['default', 'docs', 'versions', index, 'address'];
    return [
      { level: 'error', file: 'site/site.config.ts', key, message: `The address of version "${name}" ${reason}` },
    ];
  });
  return [...unlisted, ...unknown, ...inTheWay];
}

/** First segments of the paths of public files. */
const topOf = (files: ReadonlySet<string>): string[] => [...files].map((file) => file.split('/')[1] ?? '');

/** Why a version cannot be at an address, as the end of a sentence. */
function conflict(address: string, { base, url }: SiteConfig, taken: readonly string[]): string | undefined {
  const own = new URL(base, url);
  const other = new URL(address, url);
  if (own.href === other.href) return `is that of this build, ${address}; each version has its own.`;
  if (own.host !== other.host) return undefined;
  // Whichever lies inside the other must not be where that one has pages or files.
  const [outer, inner] = [segmentsOf(own), segmentsOf(other)].sort((a, b) => a.length - b.length);
  const below = inner?.[outer?.length ?? 0];
  const isInside = outer?.every((segment, index) => segment === inner?.[index]) ?? false;
  if (!isInside || below === undefined || !taken.includes(below)) return undefined;
  return `is ${address}: "${below}" is a path of pages or files of the site; choose another one, such as /v6.`;
}

const segmentsOf = ({ pathname }: URL): string[] => pathname.split('/').filter((segment) => segment !== '');
