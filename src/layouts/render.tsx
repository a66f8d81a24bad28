import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '../components/Mark/Mark.tsx';
import { Page } from '../components/Page/Page.tsx';
import { pageContext } from '../components/PageContext/PageContext.tsx';
import type { PageView } from '../model/pageView.ts';
import type { Site } from '../model/site.ts';
import { closeShapes } from './closeShapes.ts';
import { unescapeTextQuotes } from './unescapeTextQuotes.ts';

/** The HTML of a page's body. React runs at build time only: nothing of it is sent with the page. */
export function renderBody(site: Site, view: PageView): string {
  try {
    return closeShapes(unescapeTextQuotes(renderToStaticMarkup(<Page {...pageContext(site, view)} />)));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The page ${site.urls.page(view.locale, view.path)} cannot be rendered: ${reason}`, { cause });
  }
}

/** The mark as HTML, for the page that offers the languages. */
export function renderMark(): string {
  return renderToStaticMarkup(<Mark />);
}
