import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { feedLinks } from './feedLinks.ts';

it('a feed has a link for each format, named in the language and with the address of its file', () => {
  const [rss, ...others] = feedLinks(exampleSite(), 'fa', '/blog', 'وبلاگ');
  expect(rss).toEqual({
    type: 'application/rss+xml',
    name: 'RSS',
    title: 'مستندات: وبلاگ (RSS)',
    href: '/help/farsi/blog/rss.xml',
  });
  expect(others.map(({ href }) => href)).toEqual(['/help/farsi/blog/atom.xml', '/help/farsi/blog/feed.json']);
});
