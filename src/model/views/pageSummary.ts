import { schemaFile, textsFile } from '../api/files.ts';
import type { PageText } from '../content/content.ts';
import { staleSections, type TranslationState, textFor } from '../content/translation.ts';
import { groupName } from '../pages/apiSidebar.ts';
import { calendarOf, entryDescription, entryTitle, yearLabel } from '../pages/changelog.ts';
import type { Placed } from '../pages/docs.ts';
import type { Page } from '../pages/page.ts';
import { partialFilesOf } from '../pages/partials.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import { type Calendar, formatNumber, type Reader, readerOf } from '../text/format.ts';
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

/** The summary of a page in one language. */
export function pageSummary(site: SiteContents, locale: Locale, page: Page): PageSummary {
  if (page.kind === 'doc' || page.kind === 'standalone') return written(site, locale, page.entry);
  if (page.kind === 'blogPost') return { ...written(site, locale, page.entry), date: page.entry.meta.date };
  const entry = page.kind === 'changelogEntry' ? page.entry : undefined;
  return {
    text: undefined,
    state: 'current',
    stale: [],
    unlisted: isUnlisted(page, readerOf(site.config, locale)),
    date: entry?.date,
    file: fileOf(page, locale),
    updated: entry && site.lastUpdated.get(entry.file),
    checked: undefined,
    ...generatedTitle(site, locale, page),
  };
}

function written(site: SiteContents, locale: Locale, entry: Placed): PageSummary {
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

/** The file that a generated page has its words from; lists have none. */
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

function isUnlisted(page: Generated, { calendar }: Reader): boolean {
  return page.kind === 'notFound' || isOtherYear(page, calendar);
}

/** A year of the other calendar repeats what the years of the reader's calendar list. */
function isOtherYear(page: Generated, calendar: Calendar): boolean {
  return page.kind === 'changelogYear' && calendarOf(page.year) !== calendar;
}

function generatedTitle(
  { config, strings: allStrings }: SiteContents,
  locale: Locale,
  page: Generated,
): Pick<PageSummary, 'title' | 'description'> {
  const strings = allStrings[locale];
  const reader = readerOf(config, locale);
  switch (page.kind) {
    case 'home':
      return { title: config.title[locale], description: config.tagline[locale] };
    case 'search':
      return { title: strings.search.title, description: strings.search.description };
    case 'pageList':
      return { title: strings.page.allPages, description: strings.page.allPagesDescription };
    case 'notFound':
      return { title: strings.error.notFoundTitle, description: strings.error.notFoundText };
    case 'docsHub':
      return { title: strings.page.docs, description: strings.page.docsDescription };
    case 'apiOperations':
      return { title: strings.api.operations, description: strings.api.operationsDescription };
    case 'apiKind':
      return page.operationKind === 'mutation'
        ? { title: strings.api.mutations, description: strings.api.mutationsDescription }
        : { title: strings.api.queries, description: strings.api.queriesDescription };
    case 'apiGroup': {
      const description = plainText(page.group.description[locale].content);
      return { title: groupName(page.group, strings, locale), description };
    }
    case 'apiOperation': {
      const { title, summary } = page.operationPage;
      return { title: title[locale], description: plainText(summary[locale].content) };
    }
    case 'apiTypes':
      return { title: strings.api.types, description: strings.api.typesDescription };
    case 'apiSchemaChangelog': {
      const { title, description } = strings.api.schemaChangelog;
      return { title, description };
    }
    case 'apiType':
      return { title: page.type.name, description: plainText(page.type.text[locale].content) };
    case 'changelogYear': {
      const year = yearLabel(page.year, strings, reader);
      const { yearTitle, yearDescription } = strings.changelog;
      return { title: fill(yearTitle, { year }), description: fill(yearDescription, { year }) };
    }
    case 'changelogEntry':
      return {
        title: entryTitle(page.entry, strings, reader),
        description: entryDescription(page.entry, strings, reader),
      };
    case 'blogList': {
      const { title, description, pageTitle, pageDescription } = strings.blog;
      if (page.number === 1) return { title, description };
      const number = formatNumber(page.number, locale);
      return { title: fill(pageTitle, { page: number }), description: fill(pageDescription, { page: number }) };
    }
    case 'blogArchive':
      return { title: strings.blog.archive, description: strings.blog.archiveDescription };
    case 'blogAuthors':
      return { title: strings.blog.authors, description: strings.blog.authorsDescription };
    case 'blogTags':
      return { title: strings.blog.tags, description: strings.blog.tagsDescription };
    case 'blogAuthor': {
      const author = page.author.name[locale];
      return { title: author, description: fill(strings.blog.authorDescription, { author }) };
    }
    case 'blogTag': {
      const tag = page.tag.name[locale];
      const { taggedTitle, taggedDescription } = strings.blog;
      return { title: fill(taggedTitle, { tag }), description: fill(taggedDescription, { tag }) };
    }
  }
}
