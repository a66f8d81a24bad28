import type { Site } from '../model/site.ts';
import type { PageView } from '../model/views/pageView.ts';
import { writeTwin } from '../twins/writeTwin.ts';

/** The file of the twin of a page from the HTML of its body; nothing for a page that has none. */
export function twinOf(site: Site, view: PageView, html: string): string | undefined {
  const { head, locale, path, state, title, date, updated } = view;
  if (head.twin === undefined) return undefined;
  const language = state === 'missing' ? 'en' : locale;
  return writeTwin(html, {
    title,
    description: head.description,
    language: site.config.locales[language].htmlLang,
    canonical: head.canonical,
    appScreen: site.strings[locale].page.appScreen,
    address: site.urls.absolutePage(locale, path),
    date,
    updated,
  });
}
