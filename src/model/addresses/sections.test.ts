import { expect, it } from 'vitest';
import { areaOf, sectionCardOf, sectionOf } from './sections.ts';

it.each([
  ['/', 'pages', 'home', 'home'],
  ['/docs', 'pages', 'docs', 'home'],
  ['/docs/tutorial-basics/getting-started', 'tutorials', 'docs', 'tutorials'],
  ['/docs/tutorial-extras/translate-your-site', 'tutorials', 'docs', 'tutorials'],
  ['/docs/troubleshoot/slow-connection', 'troubleshooting', 'docs', 'troubleshooting'],
  ['/docs/services', 'services', 'docs', 'services'],
  ['/docs/services-of-others', 'pages', 'docs', 'home'],
  ['/docs/business/products', 'business', 'docs', 'business'],
  ['/docs/api/Types/Int', 'api', 'api', 'api'],
  ['/docs/changelog/2024', 'changelog', 'changelog', 'changelog'],
  ['/blog/page/2', 'blog', 'blog', 'blog'],
  ['/blogroll', 'pages', 'site', 'home'],
  ['/search', 'pages', 'site', 'home'],
])('%s is in the section %s and the area %s, with the card %s', (path, section, area, card) => {
  expect(sectionOf(path)).toBe(section);
  expect(areaOf(path)).toBe(area);
  expect(sectionCardOf(path)).toBe(card);
});
