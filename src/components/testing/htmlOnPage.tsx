import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Strings } from '../../model/config/strings.ts';
import { exampleSite, exampleSource, exampleView, same } from '../../model/testing/exampleSite.ts';
import type { Locale } from '../../model/text/locale.ts';
import type { PageView } from '../../model/views/pageView.ts';
import { Page } from '../Page/Page.tsx';
import { PageProvider, pageContext } from '../PageContext/PageContext.tsx';

export const site = exampleSite();

/** Interface texts that are their own names, with the same placeholders: ‹blog.minutes.one {count}›. */
function named(texts: unknown, name = ''): unknown {
  if (typeof texts === 'string') return `‹${[name, ...(texts.match(/\{\w+\}/g) ?? [])].join(' ')}›`;
  const entries = Object.entries(Object(texts)).map(([key, text]) => [
    key,
    named(text, `${name}.${key}`.replace(/^\./, '')),
  ]);
  return Object.fromEntries(entries);
}

const strings: Strings = JSON.parse(JSON.stringify(named(site.strings.en)));

const slow = { type: 'link', label: same('Slow'), to: '/docs/guide/slow' } as const;
const api = { type: 'sidebar', sidebar: 'apiSidebar', label: same('API') } as const;

/** The example site with every setting that a page can show, and names instead of texts. */
export const fullSite = exampleSite({
  strings: { en: strings, fa: strings, ru: strings },
  config: {
    ...exampleSource.config,
    firstPublished: '2024-01-01',
    editUrl: 'https://code.example/{path}',
    feedback: [{ label: same('Form'), to: 'https://form.example/?s={subject}&b={body}' }],
    announcement: {
      id: 'new',
      content: same('New.'),
      to: '/docs/guide/start',
      isCloseable: true,
      backgroundColor: '#000000',
      textColor: '#ffffff',
    },
    navbar: {
      hideOnScroll: true,
      items: [
        { ...slow, secondary: true },
        { ...api, secondary: true },
        { type: 'doc', doc: 'guide/start', label: same('Start') },
        { type: 'dropdown', label: same('Help'), items: [slow, { type: 'doc', doc: 'guide/old', label: same('Old') }] },
        { type: 'link', label: same('Blog'), to: '/blog' },
      ],
    },
    footer: {
      columns: [{ title: same('Company'), items: [{ label: same('Tickets'), to: 'site:tickets' }] }],
      copyright: same('© OrbVPN'),
    },
  },
});

/** The HTML of a component on a page of the example site, whose view can be changed. */
export function htmlOnPage(
  component: ReactNode,
  locale: Locale,
  path = '/docs/guide/start',
  changes: Partial<PageView> = {},
  of = site,
): string {
  const view = { ...exampleView(path, locale, of), ...changes };
  return renderToStaticMarkup(<PageProvider value={pageContext(of, view)}>{component}</PageProvider>);
}

export const htmlOfPage = (path: string, locale: Locale = 'en', of = fullSite): string =>
  renderToStaticMarkup(<Page {...pageContext(of, exampleView(path, locale, of))} />);
