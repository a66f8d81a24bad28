import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from './loadSite.ts';

const { site, problems } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });

describe('the site', () => {
  it('has no broken link or anchor', () => {
    expect(problems).toEqual([]);
  });

  it('has a post for every tag', () => {
    const used = new Set(site.posts.flatMap((post) => post.meta.tags));
    expect(Object.keys(site.tags).filter((tag) => !used.has(tag))).toEqual([]);
  });
});
