import apiLists from '../components/Api/lists.css?url';
import apiOperations from '../components/Api/operations.css?url';
import blogLists from '../components/Blog/lists.css?url';
import { mdxSheets } from '../components/mdx/sheets.ts';
import searchPage from '../components/SearchPage/SearchPage.css?url';
import { type Area, areaOf } from '../model/addresses/sections.ts';
import { textFor } from '../model/content/translation.ts';
import type { PageKind } from '../model/pages/page.ts';
import type { Locale } from '../model/text/locale.ts';
import type { PageView } from '../model/views/pageView.ts';

/** The sheets of the areas; Persian has its own, with its font and mirrored arrows. */
const sheets = import.meta.glob<string>(['../styles/{api,blog,changelog,docs,home,site}.css', '../styles/fa/*.css'], {
  query: '?url',
  import: 'default',
  eager: true,
});

export function styleSheet(area: Area, locale: Locale): string {
  const url = sheets[`../styles/${locale === 'fa' ? 'fa/' : ''}${area}.css`];
  if (url === undefined) throw new Error(`The area ${area} has no style sheet in ${locale}.`);
  return url;
}

/** Pages that look like those of another area. */
const areaOfSheet: Readonly<Partial<Record<PageKind, Area>>> = {
  docsHub: 'site',
  notFound: 'home',
  apiOperations: 'docs',
};

/** Sheets of pages with rare parts, besides that of their area. */
const furtherSheet: Readonly<Partial<Record<PageKind, string>>> = {
  search: searchPage,
  apiOperations,
  apiKind: apiLists,
  apiGroup: apiLists,
  apiTypes: apiLists,
  apiType: apiLists,
  apiSchemaChangelog: apiLists,
  blogList: blogLists,
  blogArchive: blogLists,
  blogTags: blogLists,
  blogTag: blogLists,
  blogAuthors: blogLists,
  blogAuthor: blogLists,
};

/** Style sheets that a page waits for: of its area, and of its rare parts. */
export function styleSheetsOf({ page, path, locale }: PageView): string[] {
  const areaSheet = styleSheet(areaOfSheet[page.kind] ?? areaOf(path), locale);
  const isWritten = page.kind === 'doc' || page.kind === 'standalone' || page.kind === 'blogPost';
  const further = isWritten ? textFor(page.entry, locale).text.compiled.sheets.map(mdxSheet) : furtherSheet[page.kind];
  return [areaSheet, ...[further ?? []].flat()];
}

function mdxSheet(name: string): string {
  const url = mdxSheets[name];
  if (url === undefined)
    throw new Error(`A component needs the style sheet "${name}"; there is no ${name}.css in its folder.`);
  return url;
}
