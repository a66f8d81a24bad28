import { textFor } from '../content/translation.ts';
import { listedPosts } from '../pages/blog.ts';
import { calendarOf } from '../pages/changelog.ts';
import type { Page } from '../pages/page.ts';
import { flattenSidebar } from '../pages/sidebar.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import { type Calendar, formatDate, formatYear, readerOf } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import { memoize } from '../text/memoize.ts';
import { pageSummary } from './pageSummary.ts';

export interface Neighbour {
  readonly path: string;
  readonly title: string;
  /** Above the title, such as "Next" or "Older post". */
  readonly label: string;
}

export interface Neighbours {
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** Pages in reading order, and the labels of the links to the page before and after. */
interface Sequence {
  readonly links: readonly { readonly path: string; readonly title: string }[];
  readonly labels: readonly [previous: string, next: string];
}

/** All sequences of a language: the sidebars, posts, lists, releases and years. */
function sequencesOf(site: SiteContents, locale: Locale) {
  const { page: labels, blog, changelog } = site.strings[locale];
  const pages = [...site.pages.values()];
  const reader = readerOf(site.config, locale);

  const sidebar = memoize((name: string): Sequence => {
    const links = flattenSidebar(site.sidebars[locale][name] ?? []).filter(({ unlisted }) => !unlisted);
    return { links: links.map(({ path, label }) => ({ path, title: label })), labels: [labels.previous, labels.next] };
  });
  const titled = (page: Page, title: string) => ({ path: page.path, title });
  const posts: Sequence = {
    links: listedPosts(site.posts).map((post) => ({ path: post.path, title: textFor(post, locale).text.title })),
    labels: [blog.previousPost, blog.nextPost],
  };
  const lists: Sequence = {
    links: pages
      .filter(({ kind }) => kind === 'blogList')
      .map((page) => titled(page, pageSummary(site, locale, page).title)),
    labels: [blog.newer, blog.older],
  };
  const releases: Sequence = {
    links: pages.flatMap((page) =>
      page.kind === 'changelogEntry' ? titled(page, formatDate(page.entry.date, reader)) : [],
    ),
    labels: [changelog.newer, changelog.older],
  };
  const years = memoize(
    (calendar: Calendar): Sequence => ({
      links: pages.flatMap((page) =>
        page.kind === 'changelogYear' && calendarOf(page.year) === calendar
          ? titled(page, formatYear(page.year, locale))
          : [],
      ),
      labels: [changelog.newerYear, changelog.olderYear],
    }),
  );
  return { sidebar, posts, lists, releases, years };
}

/** Finds the pages before and after a page. */
export function neighboursIn(site: SiteContents, locale: Locale): (page: Page) => Neighbours {
  const { sidebar, posts, lists, releases, years } = sequencesOf(site, locale);
  const sequenceOf = (page: Page): Sequence | undefined => {
    switch (page.kind) {
      case 'blogPost':
        return posts;
      case 'blogList':
        return lists;
      case 'changelogEntry':
        return releases;
      case 'changelogYear':
        return years(calendarOf(page.year));
      default: {
        const name = site.sidebarOf.get(page.path);
        return name === undefined ? undefined : sidebar(name);
      }
    }
  };
  return (page) => neighbours(sequenceOf(page), page.path);
}

/** The pages before and after a path; none if the sequence does not contain it. */
function neighbours(sequence: Sequence | undefined, path: string): Neighbours {
  const index = sequence?.links.findIndex((link) => link.path === path) ?? -1;
  if (!sequence || index === -1) return {};
  const { links, labels } = sequence;
  const at = (position: number, label: string): Neighbour | undefined => {
    const link = links[position];
    return link && { ...link, label };
  };
  return { previous: at(index - 1, labels[0]), next: at(index + 1, labels[1]) };
}
