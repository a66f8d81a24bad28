import { expect, it } from 'vitest';
import { renderBody } from '../../src/layouts/render.tsx';
import { exampleSite, exampleSource, exampleView } from '../../src/model/testing/exampleSite.ts';

const first = {
  id: 'new-locations',
  content: { en: 'New locations.', fa: 'مکان‌های تازه.', ru: 'Новые локации.' },
  backgroundColor: '#0b3b3c',
  textColor: '#e6fbf8',
  isCloseable: true,
};

function pageWith(announcement: (typeof exampleSource.config)['announcement']): string {
  const site = exampleSite({ config: { ...exampleSource.config, announcement } });
  return renderBody(site, exampleView('/docs/api/Types', 'ru', site));
}

it.each([
  [undefined, true],
  [['/docs/api'], true],
  [['/blog', '/docs/api/Types'], true],
  [['/', '/docs/ap'], false],
])('PRODUCT-05: the announcement is on every page, or on those that the configuration names: %j', (on, isShown) => {
  expect(pageWith({ ...first, ...(on && { on }) }).includes('Новые локации.')).toBe(isShown);
});

it('PRODUCT-05: the announcement can be left out', () => {
  expect(pageWith(null)).toContain('<h1>');
  expect(pageWith(null)).not.toContain('announcement');
});
