import { describe, expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { judgeTarget } from './links.ts';

const site = exampleSite();
const judge = (target: string) => judgeTarget(target, '/docs/guide/start', site);

describe('a link', () => {
  it.each(['/blog/rss.xml', '/docs/changelog/rss.xml', '/site.json'])(
    'may lead to %s, which the build writes',
    (path) => {
      expect(judge(path)).toBeUndefined();
    },
  );

  it('may lead to a file that readers download, and not to one that is missing', () => {
    expect(judge('/img/map.png')).toBeUndefined();
    expect(judge('/img/mop.png')).toMatchObject({ level: 'error' });
  });

  it('may lead to a page by the name of its file', () => {
    expect(judge('./slow.mdx')).toBeUndefined();
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

  it('is not judged if it leads to an anchor of a page made by components', () => {
    expect(judge('/blog#anything')).toBeUndefined();
  });
});
