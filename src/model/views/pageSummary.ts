import { schemaFile, textsFile } from '../api/files.ts';
import type { Strings } from '../config/strings.ts';
import type { PageText } from '../content/content.ts';
import { staleSections, type TranslationState, textFor } from '../content/translation.ts';
import { groupName } from '../pages/apiSidebar.ts';
import { calendarOf, entryDescription, entryTitle, yearLabel } from '../pages/changelog.ts';
import type { PlacedPage } from '../pages/docs.ts';
import type { Page, PageOf } from '../pages/page.ts';
import { partialFilesOf } from '../pages/partials.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import { formatNumber, type Reader, readerOf } from '../text/format.ts';
import { plainText } from '../text/inlineText.ts';
import type { Locale } from '../text/locale.ts';
import { fill } from '../text/messages.ts';

/** Title and description of a page for headings, lists, feeds and search results. */
export interface PageSummary {
  readonly title: string;
  readonly description: string;
  /** The text of a written page; pages that the site generates have none. */
  readonly text: PageText | undefined;
  readonly state: TranslationState;
  /** The headings whose section is older than English; "" is the top (`staleSections`). */
  readonly stale: readonly string[];
  /** Left out of lists, search and sitemap. */
  readonly unlisted: boolean;
  /** Day of publication of a post or release. */
  readonly date: string | undefined;
  /** The file that the page is made from; pages that are made from many have none. */
  readonly file: string | undefined;
  /** Day of the last change, also of its partials; unknown for parts of the API's files. */
  readonly updated: string | undefined;
  /** Day on which the page was last compared with the product. */
  readonly checked: string | undefined;
}

export function pageSummary(site: SiteContents, locale: Locale, page: Page): PageSummary {
  if (page.kind === 'doc' || page.kind === 'standalone') return writtenSummary(site, locale, page.entry);
  if (page.kind === 'blogPost') return { ...writtenSummary(site, locale, page.entry), date: page.entry.meta.date };
  const entry = page.kind === 'changelogEntry' ? page.entry : undefined;
  const { config } = site;
  const reader = readerOf(config, locale);
  const [title, description] = titlesOf(page.kind, page, { config, strings: site.strings[locale], reader, locale });
  return {
    title,
    description,
    text: undefined,
    state: 'current',
    stale: [],
    unlisted: isUnlisted(page, reader),
    date: entry?.date,
    file: fileOf(page, locale),
    updated: entry && site.lastUpdated.get(entry.file),
    checked: undefined,
  };
}

function writtenSummary(site: SiteContents, locale: Locale, entry: PlacedPage): PageSummary {
  const { text, state } = textFor(entry, locale);
  return {
    title: text.title,
    description: text.description,
    text,
    state,
    stale: staleSections(entry, locale),
    unlisted: entry.meta.unlisted,
    date: undefined,
    file: text.file,
    updated: [text.file, ...partialFilesOf(text.compiled, text.locale)]
      .flatMap((file) => site.lastUpdated.get(file) ?? [])
      .toSorted()
      .at(-1),
    checked: entry.meta.checked,
  };
}

/** The file with the words of a generated page; lists have none. */
function fileOf(page: Generated, locale: Locale): string | undefined {
  switch (page.kind) {
    case 'changelogEntry':
      return page.entry.file;
    case 'apiSchemaChangelog':
      return schemaFile;
    case 'apiOperation':
    case 'apiGroup':
    case 'apiType':
      return textsFile(locale);
    default:
      return undefined;
  }
}

type Generated = Exclude<Page, { kind: 'doc' | 'standalone' | 'blogPost' }>;

/** A year of the other calendar repeats what the years of the reader's calendar list. */
const isUnlisted = (page: Generated, { calendar }: Reader): boolean =>
  page.kind === 'notFound' || (page.kind === 'changelogYear' && calendarOf(page.year) !== calendar);

/** Words and settings that the titles of generated pages are made from. */
interface TitleContext {
  readonly config: SiteContents['config'];
  readonly strings: Strings;
  readonly reader: Reader;
  readonly locale: Locale;
}

type Titles = readonly [title: string, description: string];

const filled = (title: string, description: string, values: Readonly<Record<string, string>>): Titles => [
  fill(title, values),
  fill(description, values),
];

/** Title and description of each kind of page that the site generates. */
const titles: { readonly [Kind in Generated['kind']]: (page: PageOf<Kind>, context: TitleContext) => Titles } = {
  home: (_, { config, locale }) => [config.title[locale], config.tagline[locale]],
  search: (_, { strings: { search } }) => [search.title, search.description],
  pageList: (_, { strings: { page } }) => [page.allPages, page.allPagesDescription],
  notFound: (_, { strings: { error } }) => [error.notFoundTitle, error.notFoundText],
  docsHub: (_, { strings: { page } }) => [page.docs, page.docsDescription],
  apiOperations: (_, { strings: { api } }) => [api.operations, api.operationsDescription],
  apiKind: ({ operationKind }, { strings: { api } }) =>
    operationKind === 'mutation' ? [api.mutations, api.mutationsDescription] : [api.queries, api.queriesDescription],
  apiGroup: ({ group }, { strings, locale }) => {
    const description = plainText(group.description[locale].content);
    return [groupName(group, strings, locale), description];
  },
  apiOperation: ({ operationPage }, { locale }) => {
    const description = plainText(operationPage.summary[locale].content);
    return [operationPage.title[locale], description];
  },
  apiTypes: (_, { strings: { api } }) => [api.types, api.typesDescription],
  apiSchemaChangelog: (_, { strings: { api } }) => [api.schemaChangelog.title, api.schemaChangelog.description],
  apiType: ({ type }, { locale }) => [type.name, plainText(type.text[locale].content)],
  changelogYear: ({ year }, { strings, reader }) => {
    const { yearTitle, yearDescription } = strings.changelog;
    return filled(yearTitle, yearDescription, { year: yearLabel(year, strings, reader) });
  },
  changelogEntry: ({ entry }, { strings, reader }) => [
    entryTitle(entry, strings, reader),
    entryDescription(entry, strings, reader),
  ],
  blogList: ({ number }, { strings, locale }) => {
    const { title, description, pageTitle, pageDescription } = strings.blog;
    if (number === 1) return [title, description];
    return filled(pageTitle, pageDescription, { page: formatNumber(number, locale) });
  },
  blogArchive: (_, { strings: { blog } }) => [blog.archive, blog.archiveDescription],
  blogAuthors: (_, { strings: { blog } }) => [blog.authors, blog.authorsDescription],
  blogTags: (_, { strings: { blog } }) => [blog.tags, blog.tagsDescription],
  blogAuthor: ({ author }, { strings: { blog }, locale }) =>
    filled('{author}', blog.authorDescription, { author: author.name[locale] }),
  blogTag: ({ tag }, { strings: { blog }, locale }) =>
    filled(blog.taggedTitle, blog.taggedDescription, { tag: tag.name[locale] }),
};

const titlesOf = <Kind extends Generated['kind']>(kind: Kind, page: PageOf<Kind>, context: TitleContext) =>
  titles[kind](page, context);
