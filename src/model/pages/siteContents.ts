import type { Urls } from '../addresses/urls.ts';
import type { Reference } from '../api/reference.ts';
import type { SchemaRelease } from '../api/schemaChanges.ts';
import type { Configuration } from '../config/configuration.ts';
import type { ChangelogEntry, Entry, PageMeta, Partials, PostMeta } from '../content/content.ts';
import type { Pictures } from '../content/pictures.ts';
import type { Revision } from '../content/revision.ts';
import type { Localized } from '../text/locale.ts';
import type { Post } from './blog.ts';
import type { Doc, StandalonePage } from './docs.ts';
import type { Page } from './page.ts';
import type { Redirects } from './redirects.ts';
import type { Sidebars } from './sidebar.ts';

/** Everything that the site is made from, after reading and checking. */
export interface SiteSource extends Configuration {
  readonly docs: readonly Entry<PageMeta>[];
  readonly posts: readonly Entry<PostMeta>[];
  readonly standalonePages: readonly Entry<PageMeta>[];
  readonly partials: Partials;
  /** Newest first. */
  readonly changelog: readonly ChangelogEntry[];
  readonly reference: Reference;
  /** Newest first. */
  readonly schemaReleases: readonly SchemaRelease[];
  /** Day of the last change per file of the repository, if version control has it. */
  readonly lastUpdated: ReadonlyMap<string, string>;
  readonly revision: Revision;
  /** Paths of the files of `public/`, such as `/img/map.png`. */
  readonly publicFiles: ReadonlySet<string>;
  readonly pictures: Pictures;
  /** Files of content with reported errors. They become no pages. */
  readonly filesWithErrors: ReadonlySet<string>;
}

/** Source of all pages: everything written and configured, with its place in the site. */
export interface SiteContents extends Omit<SiteSource, 'docs' | 'posts' | 'standalonePages' | 'sidebars'> {
  readonly urls: Urls;
  /** By id. */
  readonly docs: ReadonlyMap<string, Doc>;
  /** Newest first, unlisted ones included. */
  readonly posts: readonly Post[];
  readonly standalonePages: readonly StandalonePage[];
  readonly sidebars: Localized<Sidebars>;
  /** The sidebar that a path belongs to. */
  readonly sidebarOf: ReadonlyMap<string, string>;
  /** True if drafts are shown: in development and in previews. */
  readonly showsDrafts: boolean;
  /** Documents that are left out because they are drafts. */
  readonly draftIds: readonly string[];
  /** Every page by its path without language. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Targets of addresses that are not pages: old ones, and those of folders. */
  readonly redirects: Redirects;
}
