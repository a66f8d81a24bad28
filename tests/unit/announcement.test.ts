import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { loadSite } from '../../src/content/loadSite.ts';
import { renderBody } from '../../src/layouts/render.tsx';
import { startScript } from '../../src/layouts/startScript.ts';
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
  const { site, view } = await siteWith(change);
  return renderBody(site, view);
}

/** True if that page hides its announcement before it is painted, for a reader who has closed the one of an id. */
async function hidesFor(closed: string, change: object): Promise<boolean> {
  const { site } = await siteWith(change);
  const documentElement = { dataset: { announcement: '' } };
  runInNewContext(startScript(site.config, site.strings.ru, 'ru'), {
    document: { documentElement, querySelector: () => null, readyState: 'complete' },
    localStorage: { getItem: (key: string) => (key === 'announcement' ? closed : null) },
    matchMedia: () => ({ matches: false }),
    addEventListener() {},
    setTimeout() {},
  });
  return documentElement.dataset.announcement === 'closed';
}

async function siteWith(change: object) {
  const modules = await configurationOf();
  const { default: config } = modules['site.config.ts'] as { default: object };
  const { site } = loadSite(
    copySite(),
    { drafts: false },
    { ...modules, 'site.config.ts': { default: { ...config, ...change } } },
  );
  const view = site.views.ru.get('/docs/guide/start');
  if (!view) throw new Error('The small site has lost its page.');
  return { site, view };
}

it('STATE-16: an announcement that was closed stays hidden, and one with another id is shown', async () => {
  const second = { ...first, id: 'new-app' };
  expect(await pageWith({ announcement: second })).toContain('data-announcement="new-app"');
  expect(await hidesFor('new-locations', { announcement: first })).toBe(true);
  expect(await hidesFor('new-locations', { announcement: second })).toBe(false);
  expect(await hidesFor('new-app', { announcement: second })).toBe(true);
});

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
