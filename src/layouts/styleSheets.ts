import type { Locale } from '../model/locale.ts';
import type { PageView } from '../model/pageView.ts';
import { type Area, areaOf } from '../model/sections.ts';
import api from '../styles/api.css?url';
import blog from '../styles/blog.css?url';
import changelog from '../styles/changelog.css?url';
import docs from '../styles/docs.css?url';
import persianApi from '../styles/fa/api.css?url';
import persianBlog from '../styles/fa/blog.css?url';
import persianChangelog from '../styles/fa/changelog.css?url';
import persianDocs from '../styles/fa/docs.css?url';
import persianHome from '../styles/fa/home.css?url';
import persianSite from '../styles/fa/site.css?url';
import home from '../styles/home.css?url';
import site from '../styles/site.css?url';

const sheets: Readonly<Record<Area, string>> = { api, blog, changelog, docs, home, site };

const persianSheets: Readonly<Record<Area, string>> = {
  api: persianApi,
  blog: persianBlog,
  changelog: persianChangelog,
  docs: persianDocs,
  home: persianHome,
  site: persianSite,
};

/** URL of the style sheet of an area. */
export function styleSheet(area: Area, locale: Locale): string {
  return (locale === 'fa' ? persianSheets : sheets)[area];
}

/** URL of the one style sheet that a page waits for. */
export function styleSheetOf({ page, path, locale }: PageView): string {
  // The docs hub shows cards, not the text of a document.
  return styleSheet(page.kind === 'docsHub' ? 'site' : areaOf(path), locale);
}
