import { expect, test } from 'vitest';
import { sectionOf } from '../model/sections.ts';
import { bundleOf, bundlesFor } from './bundles.ts';

test.each([
  ['/docs/tutorial-basics/getting-started', 'tutorials', 'core'],
  ['/docs/tutorial-extras/translate-your-site', 'tutorials', 'core'],
  ['/docs/troubleshoot/slow-connection', 'troubleshooting', 'core'],
  ['/docs/api/guides/errors', 'api', 'api'],
  ['/docs/changelog/changelog', 'changelog', 'changelog'],
  ['/docs/services/platforms/ios', 'services', 'core'],
  ['/docs/services/orbnet', 'services', 'more'],
  ['/docs/services/orbnet/features/radius-server#coa', 'services', 'more'],
  ['/blog/first-servers', 'blog', 'more'],
  ['/markdown-page', 'pages', 'core'],
] as const)('%s is of %s and travels in %s', (path, section, bundle) => {
  expect(sectionOf(path)).toBe(section);
  expect(bundleOf({ section: sectionOf(path), url: `/ru${path}` })).toBe(bundle);
});

test('identifiers ask for the API reference, versions and dates for the changelog', () => {
  expect(bundlesFor('пароль')).toEqual(['core']);
  expect(bundlesFor('stripeCreatePayment')).toEqual(['core', 'api']);
  expect(bundlesFor('6.2.0')).toEqual(['core', 'changelog']);
  expect(bundlesFor('password', 'api')).toEqual(['api']);
  expect(bundlesFor('password', 'services')).toEqual(['core', 'more']);
});
