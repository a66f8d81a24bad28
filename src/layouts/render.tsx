import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '../components/Mark/Mark.tsx';
import { Page } from '../components/Page/Page.tsx';
import { pageContext } from '../components/PageContext/PageContext.tsx';
import { copiesBy } from '../copies/copies.ts';
import { namesCopies } from '../model/config/copies.ts';
import { textFor } from '../model/content/translation.ts';
import type { Site } from '../model/site.ts';
import type { PageView } from '../model/views/pageView.ts';
import { twinOf } from './twins.ts';

interface Rendered {
  readonly body: string;
  readonly twin: string | undefined;
}

/** Pages whose twin is written and whose document is not, or the other way around: Astro asks for both, and a page is rendered once for them. */
const rendered = new WeakMap<PageView, Rendered>();

/** The HTML of a page's body. React runs at build time only: nothing of it is sent with the page. */
export function renderBody(site: Site, view: PageView): string {
  return renderOnce(site, view).body;
}

/** The file of the Markdown twin of a page. @throws {Error} if the page has none */
export function renderTwin(site: Site, view: PageView): string {
  const { twin } = renderOnce(site, view);
  if (!twin) throw new Error(`The page ${view.path} has no Markdown twin.`);
  return twin;
}

function renderOnce(site: Site, view: PageView): Rendered {
  const before = rendered.get(view);
  if (before) return before;
  const body = renderPage(site, view);
  const result = { body, twin: twinOf(site, view, body) };
  rendered.set(view, result);
  return result;
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

/** The mark as HTML, for the page that offers the languages. */
export function renderMark(): string {
  return renderToStaticMarkup(<Mark />);
}

/** The copies of the site that readers download and pass on. */
export const copiesOf = copiesBy({ body: renderBody, mark: renderMark });

/** True if the text of a page shows the copies. */
function showsCopies({ page, locale }: PageView): boolean {
  const isWritten = page.kind === 'doc' || page.kind === 'standalone';
  return isWritten && namesCopies(textFor(page.entry, locale).text.compiled.code);
}
