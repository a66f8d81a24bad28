import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { exampleSite, exampleView } from '../../model/testing/exampleSite.ts';
import type { Locale } from '../../model/text/locale.ts';
import type { PageView } from '../../model/views/pageView.ts';
import { PageProvider, pageContext } from '../PageContext/PageContext.tsx';

export const site = exampleSite();

/** The HTML of a component on a page of the example site, whose view can be changed. */
export function htmlOnPage(
  component: ReactNode,
  locale: Locale,
  path = '/docs/guide/start',
  changes: Partial<PageView> = {},
): string {
  const view = { ...exampleView(path, locale, site), ...changes };
  return renderToStaticMarkup(<PageProvider value={pageContext(site, view)}>{component}</PageProvider>);
}
