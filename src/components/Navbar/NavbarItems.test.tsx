import { expect, it } from 'vitest';
import { exampleSite, exampleSource, same } from '../../model/testing/exampleSite.ts';
import { htmlOnPage } from '../testing/htmlOnPage.tsx';
import { NavbarItems } from './NavbarItems.tsx';

it('ERROR-08: an item of the navbar that cannot be rendered is named in the error', () => {
  const site = exampleSite();
  const { config } = exampleSource;
  const missing = { type: 'sidebar', sidebar: 'missing', label: same('Lost') } as const;
  const broken = { ...site, config: { ...config, navbar: { ...config.navbar, items: [missing] } } };
  const render = () => htmlOnPage(<NavbarItems />, 'ru', '/docs/guide/old', {}, broken);
  expect(render).toThrow('The navbar item "Lost" (type sidebar) failed to render.');
});
