import { renderToStaticMarkup } from 'react-dom/server';
import { unchangedText } from '../build/previousOutput.ts';
import { Mark } from '../components/Mark/Mark.tsx';
import { Page } from '../components/Page/Page.tsx';
import { pageContext } from '../components/PageContext/PageContext.tsx';
import { copiesBy } from '../copies/copies.ts';
import { showsCopies } from '../copies/selection.ts';
import { addressOf, type Site } from '../model/site.ts';
import type { PageView } from '../model/views/pageView.ts';
import { writeTwin } from '../twins/writeTwin.ts';

/** The HTML of a page's body. @throws {Error} that names the page if it cannot be rendered */
export function renderBody(site: Site, view: PageView): string {
  const body = renderOnce(site, view);
  rendered.delete(view);
  return body;
}

/** Bodies that copies and twins needed before Astro asked for the document. */
const rendered = new WeakMap<PageView, string>();

function renderOnce(site: Site, view: PageView): string {
  const body = rendered.get(view) ?? renderPage(site, view);
  rendered.set(view, body);
  return body;
}

/** The file of the Markdown twin of a page. @throws {Error} if the page has none */
export function renderTwin(site: Site, view: PageView): string {
  const { head, locale, path, state, title, date, updated } = view;
  if (head.twin === undefined) throw new Error(`The page ${path} has no Markdown twin.`);
  return writeTwin(renderOnce(site, view), {
    title,
    description: head.description,
    language: site.config.locales[state === 'missing' ? 'en' : locale].htmlLang,
    canonical: head.canonical,
    appScreen: site.strings[locale].page.appScreen,
    address: site.urls.absolutePage(locale, path),
    date,
    updated,
  });
}

function renderPage(site: Site, view: PageView): string {
  try {
    return renderToStaticMarkup(
      <Page {...pageContext(site, view)} {...(showsCopies(view) && { copies: copiesOf(site) })} />,
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The page ${site.urls.page(view.locale, view.path)} cannot be rendered: ${reason}`, { cause });
  }
}

/** The logo as HTML, for the page that offers the languages. */
export function renderMark(): string {
  return renderToStaticMarkup(<Mark />);
}

/** The copies of the site that readers download and pass on. */
export const copiesOf = copiesBy({
  html: (site, view) => unchangedText(addressOf(view)) ?? renderOnce(site, view),
  mark: renderMark,
  known: unchangedText,
});
