import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite, exampleView } from '../../../model/testing/exampleSite.ts';
import { PageProvider, pageContext } from '../../PageContext/PageContext.tsx';
import { views } from './Admonition.tsx';

it.each([
  ['en', undefined, 'Warning'],
  ['fa', undefined, 'هشدار'],
  ['ru', 'Сначала сохраните', 'Внимание: Сначала сохраните'],
] as const)(
  'A feed, which has neither colours nor icons, names the kind of an admonition: %s, %s',
  (locale, title, name) => {
    const site = exampleSite();
    const { feed: Admonition } = views.Admonition;
    const html = renderToStaticMarkup(
      <PageProvider value={pageContext(site, exampleView('/docs/guide/start', locale, site))}>
        <Admonition kind="warning" title={title}>
          …
        </Admonition>
      </PageProvider>,
    );
    expect(html).toBe(`<blockquote><p><strong>${name}</strong></p>…</blockquote>`);
  },
);
