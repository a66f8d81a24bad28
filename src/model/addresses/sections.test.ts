import { expect, it } from 'vitest';
import { areaOf, sectionOf } from './sections.ts';

it.each([
  ['/', 'pages', 'home'],
  ['/docs', 'pages', 'docs'],
  ['/docs/tutorial-basics/getting-started', 'tutorials', 'docs'],
  ['/docs/tutorial-extras/translate-your-site', 'tutorials', 'docs'],
  ['/docs/troubleshoot/slow-connection', 'troubleshooting', 'docs'],
  ['/docs/services', 'services', 'docs'],
  ['/docs/services-of-others', 'pages', 'docs'],
  ['/docs/business/products', 'business', 'docs'],
  ['/docs/api/Types/Int', 'api', 'api'],
  ['/docs/changelog/2024', 'changelog', 'changelog'],
  ['/blog/page/2', 'blog', 'blog'],
  ['/blogroll', 'pages', 'site'],
  ['/search', 'pages', 'site'],
])('%s is in the section %s and the area %s', (path, section, area) => {
  expect(sectionOf(path)).toBe(section);
  expect(areaOf(path)).toBe(area);
});
