// @vitest-environment happy-dom
import { htmlOfPage } from '../testing/htmlOnPage.tsx';
import { itReads } from '../testing/outline.ts';

const archive = htmlOfPage('/blog/archive', 'fa');

itReads(import.meta.dirname, {
  'The sidebar has the lists, and the posts by year': [archive, '.drawer-section'],
  'The archive has the posts by year of the calendar of readers': [archive, 'main'],
  'A further page of the blog has posts and the feed, without an introduction': [htmlOfPage('/blog/page/2'), 'main'],
  'The authors are listed with what they are and how many posts they wrote': [htmlOfPage('/blog/authors'), 'main'],
  'The page of an author has their posts': [htmlOfPage('/blog/authors/founders'), 'main > :not(.post-cards)'],
  'The tags are listed in alphabetical order': [htmlOfPage('/blog/tags'), '.tag-list'],
  'The page of a tag has its posts': [htmlOfPage('/blog/tags/aws'), 'main > :not(.history-notice)'],
  'The first page of the blog has an introduction and the newest post with its authors and tags': [
    htmlOfPage('/blog'),
    'main',
  ],
  'A post has its date, authors, tags and related posts': [htmlOfPage('/blog/moving-to-aws'), 'main'],
});
