import { expect, test } from 'vitest';
import { sectionOf } from '../model/addresses/sections.ts';
import { bundleOf, bundlesFor, pageKind } from './bundles.ts';

test.each([
  ['/docs/tutorial-basics/getting-started', 'tutorials', 'core'],
  ['/docs/tutorial-extras/translate-your-site', 'tutorials', 'more'],
  ['/docs/troubleshoot/slow-connection', 'troubleshooting', 'core'],
  ['/docs/api/guides/errors', 'api', 'api'],
  ['/docs/changelog/changelog', 'changelog', 'changelog'],
  ['/docs/services/platforms/ios', 'services', 'core'],
  ['/docs/services/orbnet', 'services', 'more'],
  ['/docs/services/orbnet/features/radius-server#coa', 'services', 'more'],
  ['/blog/first-servers', 'blog', 'more'],
  ['/markdown-page', 'pages', 'more'],
] as const)('%s is of %s and travels in %s', (path, section, bundle) => {
  expect(sectionOf(path)).toBe(section);
  expect(bundleOf({ section: sectionOf(path), url: `/ru${path}` })).toBe(bundle);
});

test.each([
  ['/docs/tutorial-basics/getting-started', 'tutorials'],
  ['/docs/tutorial-extras/translate-your-site', 'contributors'],
  ['/docs/services/platforms', 'services'],
  ['/docs/services/orbnet/features/analytics', 'provider'],
  ['/docs/api/guides/errors', 'guide'],
  ['/docs/api/Mutations/Billing', 'listing'],
  ['/docs/api/Mutations/Billing/update-invoice-api', 'operation'],
  ['/docs/api/Types/GiftCard', 'listing'],
] as const)('%s is ranked as a page of the kind %s', (path, kind) => {
  expect(pageKind({ section: sectionOf(path), url: `/fa${path}` })).toBe(kind);
});

test('identifiers ask for the API reference, versions and dates for the changelog', () => {
  expect(bundlesFor('пароль')).toEqual(['core']);
  expect(bundlesFor('stripeCreatePayment')).toEqual(['core', 'api']);
  expect(bundlesFor('6.2.0')).toEqual(['core', 'changelog']);
  expect(bundlesFor('password', 'api')).toEqual(['api']);
  expect(bundlesFor('password', 'services')).toEqual(['core', 'more']);
});
