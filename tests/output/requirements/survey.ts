import { pages } from '../builtSite.ts';
import { all, type Document, linksOf, one, pageAt, textOf } from '../dom.ts';

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
  /** Fields that ask for more than words to search for, or that are validated. */
  readonly otherFields: readonly string[];
  readonly hasColorSwitch: boolean;
  readonly sidebar: string | undefined;
  /** True if the sidebar marks this page. */
  readonly isInSidebar: boolean;
  readonly breadcrumbs: readonly (readonly [text: string, href: string | undefined])[];
  /** Targets of the table of contents with the level of each, and the headings of the text. */
  readonly contents: readonly string[] | undefined;
  readonly headings: readonly string[];
}

function survey(path: string): Surveyed {
  const page = pageAt(path);
  const fields = all('input, select, textarea', page);
  const [skipLink] = linksOf('body >', page);
  return {
    path,
    locale: path.slice(1, 3),
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
      .filter(({ attribs }) => attribs['type'] === 'password' || 'required' in attribs || 'pattern' in attribs)
      .map(({ attribs }) => attribs['name'] ?? 'a field without a name'),
    hasColorSwitch: one('.navbar button[data-color-mode]', page) !== undefined,
    sidebar: one('.docs-sidebar', page)?.attribs['data-sidebar'],
    isInSidebar: one('.docs-sidebar [aria-current="page"]', page) !== undefined,
    breadcrumbs: all('.breadcrumbs li', page).map((step) => [textOf(step), one('a', step)?.attribs['href']]),
    contents: contentsOf(page),
    headings: all('main .content :is(h2, h3)[id], main article > :is(h2, h3)[id]', page).map(
      ({ name, attribs }) => `${name} #${attribs['id']}`,
    ),
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
