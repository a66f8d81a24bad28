import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite, exampleSource, exampleView, same } from '../../model/testing/exampleSite.ts';
import { PageProvider, pageContext } from '../PageContext/PageContext.tsx';
import { NavbarItems } from './NavbarItems.tsx';

it('ERROR-08: an item of the navbar that cannot be rendered is named in the error', () => {
  const site = exampleSite();
  const { config } = exampleSource;
  const lost = { type: 'sidebar', sidebar: 'missing', label: same('Lost') } as const;
  const broken = { ...site, config: { ...config, navbar: { ...config.navbar, items: [lost] } } };
  const render = () =>
    renderToStaticMarkup(
      <PageProvider value={pageContext(broken, exampleView('/docs/guide/old', 'ru', site))}>
        <NavbarItems />
      </PageProvider>,
    );
  expect(render).toThrow('The navbar item "Lost" (type sidebar) failed to render.');
});
