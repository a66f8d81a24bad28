import { join } from 'node:path';
import { type Locale, locales } from '../../../src/model/locale.ts';
import type { PageKind } from '../../../src/model/page.ts';
import type { Site } from '../../../src/model/site.ts';

/** A page of this site as another engine gets it. */
export interface SourcePage {
  readonly locale: Locale;
  /** Path without language, as `/docs/troubleshoot/slow-connection`; the same in every engine. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The built page that the text is taken from. */
  readonly html: string;
  /** Languages of the code blocks, by their code. */
  readonly languages: Readonly<Record<string, string>>;
}

/** Kinds of page that hold texts. Lists (blog, tags, authors, archive), search and home are each engine's own. */
const written = new Set<PageKind>([
  'doc',
  'standalone',
  'apiGroup',
  'apiOperation',
  'apiTypes',
  'apiSchemaChangelog',
  'apiType',
  'changelogYear',
  'changelogEntry',
  'blogPost',
]);

/** All pages with texts, in all languages, blog posts and the page outside the docs among the docs. */
export function sourcePages(site: Site, dist: string): SourcePage[] {
  return locales.flatMap((locale) =>
    [...site.views[locale].values()]
      .filter(({ page }) => written.has(page.kind))
      .map(({ path: own, title, description, text }) => {
        const languages = Object.fromEntries(
          (text?.compiled.codeBlocks ?? []).map(({ code, language }) => [code.trim(), language]),
        );
        const path = own.startsWith('/docs/') ? own : `/docs${own}`;
        return { locale, path, title, description, languages, html: join(dist, `${locale}${own}.html`) };
      }),
  );
}
