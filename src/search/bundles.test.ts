import { expect, test } from 'vitest';
import { sectionOf } from '../model/addresses/sections.ts';
import { bundleOf, bundlesFor, rankedKind } from './bundles.ts';

test.each([
  ['/docs/tutorial-basics/getting-started', 'tutorials', 'core', 'tutorials'],
  ['/docs/tutorial-extras/translate-your-site', 'tutorials', 'more', 'aside'],
  ['/docs/troubleshoot/slow-connection', 'troubleshooting', 'core', 'troubleshooting'],
  ['/docs/api/guides/errors', 'api', 'api', 'guide'],
  ['/docs/api/Mutations/Billing', 'api', 'api', 'aside'],
  ['/docs/api/Mutations/Billing/update-invoice-api', 'api', 'api', 'operation'],
  ['/docs/api/Types/GiftCard', 'api', 'api', 'aside'],
  ['/docs/changelog/changelog', 'changelog', 'changelog', 'changelog'],
  ['/docs/services/platforms', 'services', 'core', 'services'],
  ['/docs/services/orbnet/features/radius-server#coa', 'services', 'more', 'provider'],
  ['/blog/first-servers', 'blog', 'more', 'blog'],
  ['/markdown-page', 'pages', 'more', 'aside'],
] as const)('%s belongs to %s, is indexed in %s and is ranked as %s', (path, section, bundle, kind) => {
  const page = { section: sectionOf(path), url: `/ru${path}` };
  expect([page.section, bundleOf(page), rankedKind(page)]).toEqual([section, bundle, kind]);
});

test('identifiers load the API reference, versions and dates load the changelog', () => {
  expect(bundlesFor('пароль')).toEqual(['core']);
  expect(bundlesFor('stripeCreatePayment')).toEqual(['core', 'api']);
  expect(bundlesFor('6.2.0')).toEqual(['core', 'changelog']);
  expect(bundlesFor('password', 'api')).toEqual(['api']);
  expect(bundlesFor('password', 'services')).toEqual(['core', 'more']);
});
