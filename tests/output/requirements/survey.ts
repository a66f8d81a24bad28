import { DomUtils } from 'htmlparser2';
import type { Locale } from '../../../src/model/text/locale.ts';
import { pages } from '../builtSite.ts';
import { all, type Document, linksOf, one, pageAt, textOf } from '../dom.ts';

/** Letters of the script that a language is written in. */
const letters: Readonly<Record<string, RegExp>> = {
  en: /[a-z]/gi,
  fa: /[\u0600-\u06ff]/g,
  ru: /[а-яё]/gi,
} satisfies Readonly<Record<Locale, RegExp>>;

/** Facts about a page that requirements ask for. */
export interface Surveyed {
  readonly path: string;
  readonly locale: string;
  /** Label and target of the first link of the page. */
  readonly skipLink: readonly [text: string, href: string] | undefined;
  readonly navbar: readonly (readonly [text: string, href: string])[];
  readonly languages: readonly (readonly [text: string, href: string])[];
  readonly footer: readonly (readonly [text: string, href: string])[];
  readonly copyright: string;
  /** Placeholder and button of each search box. */
  readonly searchBoxes: readonly (readonly [placeholder: string | undefined, button: string])[];
  /** Method and action of each form with an address. */
  readonly forms: readonly string[];
  /** Fields that ask for more than 64 characters to search for, or that are validated. */
  readonly otherFields: readonly string[];
  readonly hasColorSwitch: boolean;
  readonly sidebar: string | undefined;
  /** True if the sidebar marks this page. */
  readonly isInSidebar: boolean;
  readonly breadcrumbs: readonly (readonly [text: string, href: string | undefined])[];
  /** Targets of the table of contents with the level of each, and the headings of the text. */
  readonly contents: readonly string[] | undefined;
  readonly headings: readonly string[];
  /** Facts about the document, and whether its text is English instead. */
  readonly lang: string | undefined;
  readonly title: string;
  readonly heading: string;
  readonly isFallback: boolean;
  /** How many letters of its language the text has. */
  readonly letters: number;
  /** The day that the page is about: of a release, of a post. */
  readonly day: string | undefined;
  /** Targets of the links to the file of the page. */
  readonly editLinks: readonly string[];
  /** True if it asks whether it helped. */
  readonly asksForFeedback: boolean;
  /** Target of the link to the Markdown under the page. */
  readonly twinLink: string | undefined;
}

function survey(path: string): Surveyed {
  const page = pageAt(path);
  const locale = path.slice(1, 3);
  const main = one('main', page);
  const fields = all('input, select, textarea', page);
  const [skipLink] = linksOf('body >', page);
  return {
    path,
    locale,
    skipLink,
    // The menu "More" repeats the last links for windows that are too narrow for them.
    navbar: linksOf('.navbar-links > ul > li:not(.more)', page),
    languages: linksOf('.language-menu', page),
    footer: linksOf('.footer-columns', page),
    copyright: textOf(one('.copyright', page)),
    searchBoxes: all('form.search-box', page).map((form) => [
      one('input', form)?.attribs['placeholder'],
      textOf(one('button', form)),
    ]),
    forms: all('form[action]', page).map(({ attribs }) => `${attribs['method'] ?? 'get'} ${attribs['action']}`),
    otherFields: fields
      .filter(
        ({ attribs: { type, name, maxlength, ...others } }) =>
          type === 'password' || 'required' in others || 'pattern' in others || (name === 'q' && maxlength !== '64'),
      )
      .map(({ attribs }) => attribs['name'] ?? 'a field without a name'),
    hasColorSwitch: one('.navbar button[data-color-mode]', page) !== undefined,
    sidebar: one('.docs-sidebar', page)?.attribs['data-sidebar'],
    isInSidebar: one('.docs-sidebar [aria-current="page"]', page) !== undefined,
    breadcrumbs: all('.breadcrumbs li', page).map((step) => [textOf(step), one('a', step)?.attribs['href']]),
    contents: contentsOf(page),
    headings: all('main .content :is(h2, h3)[id], main article > :is(h2, h3)[id]', page).map(
      ({ name, attribs }) => `${name} #${attribs['id']}`,
    ),
    lang: one('html', page)?.attribs['lang'],
    title: textOf(one('title', page)),
    heading: textOf(one('h1', page)),
    isFallback: one('main [lang="en"][dir="ltr"].content', page) !== undefined,
    letters: (main ? DomUtils.textContent(main) : '').match(letters[locale] ?? /$/)?.length ?? 0,
    day: one('main .meta time', page)?.attribs['datetime'],
    asksForFeedback: one('[data-feedback]', page) !== undefined,
    twinLink: one('.page-foot > [data-reload]', page)?.attribs['href'],
    editLinks: all('.page-foot > a:not([data-reload])', page).map(({ attribs }) => attribs['href'] ?? ''),
  };
}

function contentsOf(page: Document): string[] | undefined {
  const column = one('.toc', page);
  return (
    column &&
    all('li', column).map(
      (item) => `${item.attribs['class'] === 'sub' ? 'h3' : 'h2'} ${one('a', item)?.attribs['href'] ?? 'no link'}`,
    )
  );
}

/** Every page in every language, apart from the not-found pages; read once. */
export const surveyed: readonly Surveyed[] = pages.map(survey);

/** Pages of the documentation: those of the sections, not the hub. */
export const docsPages = surveyed.filter(({ path }) => /^\/..\/docs\//.test(path));

const byPath = new Map(surveyed.map((page) => [page.path, page]));

/** @throws {Error} if there is no such page */
export function surveyOf(path: string): Surveyed {
  const page = byPath.get(path);
  if (!page) throw new Error(`${path} is not among the built pages.`);
  return page;
}
