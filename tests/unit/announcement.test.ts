import { expect, it } from 'vitest';
import { loadSite } from '../../src/content/loadSite.ts';
import { renderBody } from '../../src/layouts/render.tsx';
import { configurationOf, copySite } from '../content/smallSite.ts';

const first = {
  id: 'new-locations',
  content: { en: 'New locations.', fa: 'مکان‌های تازه.', ru: 'Новые локации.' },
  backgroundColor: '#0b3b3c',
  textColor: '#e6fbf8',
  isCloseable: true,
};

/** A page of the small site, configured with its announcement or with another. */
async function pageWith(change: object): Promise<string> {
  const modules = await configurationOf();
  const { default: config } = modules['site.config.ts'] as { default: object };
  const { site } = loadSite(
    copySite(),
    { drafts: false },
    { ...modules, 'site.config.ts': { default: { ...config, ...change } } },
  );
  const view = site.views.ru.get('/docs/guide/start');
  if (!view) throw new Error('The small site has lost its page.');
  return renderBody(site, view);
}

it('PRODUCT-05: the announcement is on every page, or on those that the configuration names', async () => {
  for (const [on, isShown] of [
    [undefined, true],
    [['/docs/guide'], true],
    [['/blog', '/docs/guide/start'], true],
    [['/', '/docs/gui'], false],
  ] as const) {
    expect((await pageWith({ announcement: { ...first, on } })).includes('data-announcement'), `${on}`).toBe(isShown);
  }
});

it('PRODUCT-05: the announcement can be left out', async () => {
  expect(await pageWith({})).toContain('Появились новые локации.');
  const without = await pageWith({ announcement: null });
  expect(without).toContain('<h1>');
  expect(without).not.toContain('announcement');
});
