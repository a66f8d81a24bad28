import { createUrls } from './addresses/urls.ts';
import type { Entry, PageMeta } from './content/content.ts';
import { textFor } from './content/translation.ts';
import { operationSidebar, typeSidebar } from './pages/apiSidebar.ts';
import { blogAuthors, blogTags, placePosts } from './pages/blog.ts';
import { changelogSidebar } from './pages/changelog.ts';
import { type Doc, placeDocs, placeStandalonePages } from './pages/docs.ts';
import { collectPages } from './pages/pages.ts';
import { collectRedirects } from './pages/redirects.ts';
import { flattenSidebar, resolveSidebars, type Sidebars } from './pages/sidebar.ts';
import type { SiteContents, SiteSource } from './pages/siteContents.ts';
import { hasReportedErrors } from './problems/hasReportedErrors.ts';
import type { Problem } from './problems/problems.ts';
import type { Site } from './site.ts';
import { readerOf } from './text/format.ts';
import { defaultLocale, type Locale, type Localized, locales } from './text/locale.ts';
import { memoize } from './text/memoize.ts';
import { createPageViews } from './views/pageView.ts';

/** Builds the model, without drafts by default. Mistakes are added to `problems`. */
export function buildSite(source: SiteSource, options: { drafts: boolean }, problems: Problem[]): Site {
  const shown = <M extends PageMeta>(entries: readonly Entry<M>[]) =>
    entries.filter((entry) => options.drafts || !entry.meta.draft);
  const docs = placeDocs(shown(source.docs));
  const posts = placePosts(shown(source.posts), source);
  const standalonePages = placeStandalonePages(shown(source.standalonePages));
  const sidebars = localizedSidebars(source, docs, problems);
  const pages = collectPages(
    {
      docs,
      posts,
      standalonePages,
      authors: blogAuthors(source),
      tags: blogTags(source),
      postsPerPage: source.config.blog.postsPerPage,
      calendars: locales.map((locale) => source.config.locales[locale].calendar),
      changelog: source.changelog,
      reference: source.reference,
      schemaReleases: source.schemaReleases,
    },
    problems,
  );
  const written = [...docs.values(), ...posts, ...standalonePages];
  const contents: SiteContents = {
    ...source,
    docs,
    posts,
    standalonePages,
    sidebars,
    urls: createUrls(source.config),
    sidebarOf: sidebarByPath(sidebars),
    showsDrafts: options.drafts,
    draftIds: source.docs.filter((doc) => doc.meta.draft).map((doc) => doc.id),
    pages,
    redirects: collectRedirects({ written, pages, sidebars: sidebars[defaultLocale] }, problems),
  };
  const views = memoize(() => createPageViews(contents));
  return {
    ...contents,
    // Lazy: checks never use them.
    get views() {
      return views();
    },
  };
}

function localizedSidebars(
  source: SiteSource,
  docs: ReadonlyMap<string, Doc>,
  problems: Problem[],
): Localized<Sidebars> {
  const sourceIds = new Set(source.docs.map(({ id }) => id));
  const mayBeMissing = (id: string) => sourceIds.has(id) || hasReportedErrors(`/docs/${id}`, source.filesWithErrors);
  const resolve = (locale: Locale, reported: Problem[]) => {
    const labelled = new Map(
      [...docs].map(([id, doc]) => {
        const label = textFor(doc, locale).text.sidebarLabel;
        return [id, { path: doc.path, label, unlisted: doc.meta.unlisted }] as const;
      }),
    );
    const strings = source.strings[locale];
    const generated = {
      mutations: operationSidebar(source.reference, 'mutation', strings, locale),
      queries: operationSidebar(source.reference, 'query', strings, locale),
      types: typeSidebar(source.reference, strings),
      changelog: changelogSidebar(source.changelog, readerOf(source.config, locale)),
    };
    return resolveSidebars(source.sidebars, { docs: labelled, generated, mayBeMissing }, locale, reported);
  };
  // The ids are the same in every language: one report is enough.
  return { en: resolve('en', problems), fa: resolve('fa', []), ru: resolve('ru', []) };
}

/** Sidebar names by path, from all languages: their calendars have different years. */
function sidebarByPath(sidebars: Localized<Sidebars>): Map<string, string> {
  return new Map(
    locales
      .flatMap((locale) => Object.entries(sidebars[locale]))
      .flatMap(([name, nodes]) => flattenSidebar(nodes).map((link) => [link.path, name] as const)),
  );
}
