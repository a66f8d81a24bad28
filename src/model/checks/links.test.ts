import { describe, expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { judgeTarget } from './links.ts';

const site = exampleSite();
const judge = (target: string) => judgeTarget(target, '/docs/guide/start', site);

describe('a link', () => {
  it.each([
    // The build writes these.
    '/blog/rss.xml',
    '/docs/changelog/rss.xml',
    '/site.json',
    '/img/map.png',
    // The name of a page's file.
    './slow.mdx',
    // Anchors of pages made by components are not known.
    '/blog#anything',
  ])('may lead to %s', (target) => {
    expect(judge(target)).toBeUndefined();
  });

  it('may not lead to a missing file', () => {
    expect(judge('/img/mop.png')).toMatchObject({ level: 'error' });
  });

  it('is not reported again if the file of its page has errors', () => {
    const broken = exampleSite({ filesWithErrors: new Set(['content/en/docs/guide/gone.mdx']) });
    expect(judgeTarget('/docs/guide/gone', '/docs/guide/start', broken)).toBeUndefined();
    expect(judge('/docs/guide/gone')).toMatchObject({ level: 'error' });
  });

  it('may not hide its target behind a user name, a password or both', () => {
    for (const hidden of ['orbvpn.com', 'orbvpn.com:1', ':orbvpn.com'])
      expect(judge(`https://${hidden}@example.com/`)?.reason).toContain('has a user name in it');
  });

  it('is broken if it leads to an anchor of a page without headings', () => {
    expect(judge('/docs/guide/start#step')).toEqual({
      level: 'warning',
      reason: 'names an anchor that /docs/guide/start does not have; it has no headings.',
    });
  });
});
