import { hub } from '../../site/hub.ts';
import { readingMinutes } from './blog.ts';
import { entryTitle, isReadersYear, yearLabel } from './changelog.ts';
import type { PageText } from './content.ts';
import { formatDate, formatNumber } from './format.ts';
import type { Locale } from './locale.ts';
import { fill } from './messages.ts';
import type { Route } from './routes.ts';
import type { Site } from './site.ts';
import { type TranslationState, textFor } from './translation.ts';

/** What a page says of itself: in its heading, in the head of the document, in lists, feeds and the sitemap. */
export interface PageInfo {
  readonly title: string;
  readonly description: string;
  /** Text of a page that is written, not made by a component. */
  readonly text?: PageText | undefined;
  readonly state: TranslationState;
  readonly unlisted: boolean;
  /** Day of publication of a post or release. */
  readonly date?: string | undefined;
  /** Day of the last change of the text. */
  readonly updated?: string | undefined;
}

const made = { state: 'current', unlisted: false } as const;

/** The facts of a page in a language. */
export function pageInfo(site: Site, locale: Locale, route: Route): PageInfo {
  const strings = site.strings[locale];
  switch (route.kind) {
    case 'home':
      return { ...made, title: site.config.title[locale], description: site.config.tagline[locale] };
    case 'search':
      return { ...made, title: strings.search.title, description: strings.search.description };
    case 'notFound':
      return { ...made, title: strings.error.notFoundTitle, description: strings.error.notFoundText, unlisted: true };
    case 'docsHub':
      return { ...made, title: hub.title[locale], description: hub.description[locale] };
    case 'doc':
      return written(site, locale, required(site.docs.get(route.id), route));
    case 'page':
      return written(
        site,
        locale,
        required(
          site.pages.find((page) => page.id === route.id),
          route,
        ),
      );
    case 'blogPost': {
      const post = required(
        site.posts.find(({ id }) => id === route.id),
        route,
      );
      return { ...written(site, locale, post), date: post.meta.date };
    }
    case 'apiGroup': {
      const group = required(
        site.reference.groups.find(({ path }) => path === route.path),
        route,
      );
      const kind = group.kind === 'mutation' ? strings.api.mutations : strings.api.queries;
      return { ...made, title: `${group.title[locale]}: ${kind}`, description: plain(group.description[locale]) };
    }
    case 'apiOperation': {
      const page = required(
        site.reference.groups.flatMap(({ pages }) => pages).find(({ path }) => path === route.path),
        route,
      );
      return { ...made, title: page.title[locale], description: plain(page.summary[locale]) };
    }
    case 'apiTypes':
      return { ...made, title: strings.api.types, description: strings.api.typesDescription };
    case 'apiSchemaChangelog':
      return {
        ...made,
        title: strings.api.schemaChangelog.title,
        description: strings.api.schemaChangelog.description,
      };
    case 'apiType': {
      const type = required(
        site.reference.types.find(({ name }) => name === route.name),
        route,
      );
      return { ...made, title: type.name, description: plain(type.text[locale]) };
    }
    case 'changelogYear': {
      const year = yearLabel(route.year, strings, locale);
      return {
        ...made,
        // A year of the other calendar holds what the reader's own years hold already.
        unlisted: !isReadersYear(route.year, locale),
        title: fill(strings.changelog.yearTitle, { year }),
        description: fill(strings.changelog.yearDescription, { year }),
      };
    }
    case 'changelogEntry': {
      const entry = required(
        site.changelog.find(({ date }) => date === route.date),
        route,
      );
      const values = { version: entry.version, date: formatDate(entry.date, locale) };
      return {
        ...made,
        title: entryTitle(entry, strings, locale),
        description: fill(strings.changelog.entryDescription, values),
        date: entry.date,
      };
    }
    case 'blogList': {
      const { title, description, pageTitle, pageDescription } = strings.blog;
      if (route.page === 1) return { ...made, title, description };
      const page = formatNumber(route.page, locale);
      return { ...made, title: fill(pageTitle, { page }), description: fill(pageDescription, { page }) };
    }
    case 'blogArchive':
      return { ...made, title: strings.blog.archive, description: strings.blog.archiveDescription };
    case 'blogAuthors':
      return { ...made, title: strings.blog.authors, description: strings.blog.authorsDescription };
    case 'blogTags':
      return { ...made, title: strings.blog.tags, description: strings.blog.tagsDescription };
    case 'blogAuthor': {
      const author = required(site.authors[route.id], route).name[locale];
      return { ...made, title: author, description: fill(strings.blog.authorDescription, { author }) };
    }
    case 'blogTag': {
      const tag = required(site.tags[route.id], route)[locale];
      return {
        ...made,
        title: fill(strings.blog.taggedTitle, { tag }),
        description: fill(strings.blog.taggedDescription, { tag }),
      };
    }
  }
}

/** Markdown of the API texts as plain text: they hold code and nothing else. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}

function written(
  site: Site,
  locale: Locale,
  entry: Parameters<typeof textFor>[0] & { meta: { unlisted: boolean } },
): PageInfo {
  const { text, state } = textFor(entry, locale);
  return {
    title: text.title,
    description: text.description,
    text,
    state,
    unlisted: entry.meta.unlisted,
    updated: site.lastUpdated.get(text.file),
  };
}

function required<T>(found: T | undefined, route: Route): T {
  if (found === undefined) throw new Error(`The route ${route.path} (${route.kind}) has nothing to show.`);
  return found;
}

/** Reading time of a page's text, in minutes. */
export function minutesToRead(text: PageText): number {
  return readingMinutes(text.compiled.words);
}
