import { describe, expect, it } from 'vitest';
import { sitemap } from '../feeds/sitemap.ts';
import { addressInLatest, newerVersion, versionLinks, versionPagesSchema } from './docsVersions.ts';
import type { Site } from './site.ts';
import { exampleSite, exampleSource, exampleView, same } from './testing/exampleSite.ts';

const label = { en: 'Next', fa: 'بعدی', ru: 'Следующая' };
const pages = (...paths: string[]) => versionPagesSchema.parse({ main: '/docs/guide/start', pages: paths });

/** The example site as the latest version, published below `/help`, or as an older one. */
function versioned(version: 'current' | '6.x', older = '/v6'): Site {
  const config = {
    ...exampleSource.config,
    base: version === 'current' ? '/help' : older,
    docs: {
      ...exampleSource.config.docs,
      version,
      versions: [
        { name: 'current', label, address: '/help' },
        { name: '6.x', label: same('6.x'), address: older },
      ],
    },
  };
  const known = pages('/docs/guide/start', '/docs/guide/slow', '/blog');
  return exampleSite({ config, versionPages: new Map([[version === 'current' ? '6.x' : 'current', known]]) });
}

describe('the menu of versions', () => {
  it('is not there with one version', () => {
    expect(versionLinks(exampleSite(), 'en', '/docs/guide/slow')).toEqual([]);
  });

  it('leads to the same page of the other version', () => {
    expect(versionLinks(versioned('current'), 'fa', '/docs/guide/slow')).toEqual([
      { label: 'بعدی', href: '/help/farsi/docs/guide/slow', isCurrent: true, hasPage: true },
      { label: '6.x', href: '/v6/farsi/docs/guide/slow', isCurrent: false, hasPage: true },
    ]);
  });

  it('leads to the first page of a version that lacks the page', () => {
    expect(versionLinks(versioned('current'), 'ru', '/docs/guide/old')[1]).toEqual({
      label: '6.x',
      href: '/v6/ru/docs/guide/start',
      isCurrent: false,
      hasPage: false,
    });
  });

  it('leads to the other host of a version', () => {
    const [, older] = versionLinks(versioned('current', 'https://v6.docs.example'), 'en', '/docs/guide/slow');
    expect(older?.href).toBe('https://v6.docs.example/en/docs/guide/slow');
  });

  it('is on pages of the docs only', () => {
    const site = versioned('current');
    expect(versionLinks(site, 'en', '/docs')).toHaveLength(2);
    for (const path of ['/', '/blog', '/docs-of-another-kind']) expect(versionLinks(site, 'en', path)).toEqual([]);
  });
});

describe('a page of an older version', () => {
  const older = versioned('6.x');

  it('names the latest version, and the latest names none', () => {
    expect(newerVersion(older, 'en', '/docs/guide/old')).toEqual({
      label: 'Next',
      href: '/help/en/docs/guide/start',
      isCurrent: false,
      hasPage: false,
    });
    expect(newerVersion(versioned('current'), 'en', '/docs/guide/old')).toBeUndefined();
  });

  it('gives search engines the same page of the latest version, and leaves itself out of the sitemap', () => {
    expect(exampleView('/docs/guide/start', 'ru', older).head).toMatchObject({
      address: 'https://docs.example/v6/ru/docs/guide/start',
      canonical: 'https://docs.example/help/ru/docs/guide/start',
      alternates: [],
    });
    expect(addressInLatest(versioned('6.x'), 'fa', '/blog')).toBe('https://docs.example/help/farsi/blog');
    expect(sitemap(older)).not.toContain('/ru/docs/guide/start<');
  });

  it('is found by search engines if the latest version lacks it', () => {
    const { head } = exampleView('/docs/guide/trouble', 'en', older);
    expect(head.canonical).toBe(head.address);
    expect(head.alternates).not.toEqual([]);
    expect(sitemap(older)).toContain(`<loc>${head.address}</loc>`);
  });
});

it('the latest version stays in the sitemap', () => {
  const site = versioned('current');
  const { head } = exampleView('/docs/guide/start', 'en', site);
  expect(head.canonical).toBe(head.address);
  expect(sitemap(site)).toContain(`<loc>${head.address}</loc>`);
});
