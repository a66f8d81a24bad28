import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { versionPagesSchema } from '../../model/docsVersions.ts';
import type { Locale } from '../../model/locale.ts';
import { exampleSite, exampleSource, exampleView, same } from '../../model/testing/exampleSite.ts';
import { PageProvider, pageContext } from '../PageContext/PageContext.tsx';
import { VersionMenu } from './VersionMenu.tsx';
import { VersionNotice } from './VersionNotice.tsx';

const versions = [
  { name: 'current', label: { en: 'Next', fa: 'بعدی', ru: 'Следующая' }, address: '/help' },
  { name: '6.x', label: same('6.x'), address: '/v6' },
];
const pages = versionPagesSchema.parse({ main: '/docs/guide/start', pages: ['/docs/guide/start'] });

/** The menu and the notice on a page of a version, in a language. */
function shown(version: string, path: string, locale: Locale = 'en'): string {
  const config = { ...exampleSource.config, docs: { ...exampleSource.config.docs, version, versions } };
  const site = exampleSite({ config, versionPages: new Map(versions.map(({ name }) => [name, pages])) });
  return renderToStaticMarkup(
    <PageProvider value={pageContext(site, exampleView(path, locale, site))}>
      <VersionMenu />
      <VersionNotice />
    </PageProvider>,
  );
}

describe('the menu of versions', () => {
  it('names the version that is read and marks it in the list', () => {
    const html = shown('current', '/docs/guide/start', 'ru');
    expect(html).toContain('<span>Версия: <bdi>Следующая</bdi></span>');
    expect(html).toContain('<a href="/help/ru/docs/guide/start" aria-current="true"><bdi>Следующая</bdi></a>');
    expect(html).toContain('<a href="/v6/ru/docs/guide/start" data-astro-reload=""><bdi>6.x</bdi></a>');
  });

  it('says of a version that it lacks the page', () => {
    expect(shown('current', '/docs/guide/old')).toContain('<bdi>6.x</bdi><small> does not have this page</small>');
    expect(shown('current', '/docs/guide/start')).not.toContain('<small>');
  });
});

describe('the notice', () => {
  it('is on pages of an older version only', () => {
    expect(shown('current', '/docs/guide/start')).not.toContain('version-notice');
    expect(shown('6.x', '/docs/guide/start')).toContain('This is not the latest version');
  });

  it('leads to the page in the latest version, or to its beginning', () => {
    expect(shown('6.x', '/docs/guide/start', 'fa')).toContain(
      '<a href="/help/farsi/docs/guide/start" data-astro-reload="">همین صفحه در تازه‌ترین نسخه: <bdi>بعدی</bdi></a>',
    );
    expect(shown('6.x', '/docs/guide/old')).toContain(
      'The latest version does not have this page. <a href="/help/en/docs/guide/start"',
    );
  });
});
