import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The report about a mistake of `broken/`, which `broken.test.ts` checks. */
const reportOf = (mistake: string) =>
  readFileSync(join(import.meta.dirname, 'broken', mistake, 'expected.txt'), 'utf8');

it.each([
  ['CHECK-02: an unknown document in a sidebar', 'error', 'sidebar-unknown-id', 'Available ids: '],
  ['CHECK-02: an unknown document in the navbar', 'error', 'navbar-unknown-document', 'Available ids: '],
  ['CHECK-02: an unknown sidebar in the navbar', 'error', 'navbar-unknown-sidebar', 'Available ids: '],
  ['CHECK-03: a navbar item of an unknown type', 'error', 'navbar-item-of-unknown-type', 'unknown navbar item type'],
  ['CHECK-04: a navbar item without a link', 'error', 'navbar-sidebar-without-link', 'which has no link'],
  ['CHECK-05: a broken link', 'error', 'link-broken', '/docs/guide/strat'],
  ['CHECK-05: a broken link on the home page', 'error', 'link-broken-on-home', '/docs/guide/slower'],
  ['CHECK-06: a broken link to a file', 'warning', 'link-to-markdown-file', 'names a file that is not a page'],
  ['CHECK-06: a broken anchor', 'warning', 'anchor-broken', 'names an anchor'],
  ['CHECK-06: two pages at one address', 'warning', 'slug-duplicate', 'The route /about is taken'],
])('%s: an %s with file and line, and the build stops at errors alone', (_, level, mistake, words) => {
  const said = reportOf(mistake);
  expect(said).toMatch(new RegExp(`^${level} {2}[\\w/.]+:\\d+: .*${words}`, 'm'));
  if (level === 'warning') expect(said).not.toMatch(/^error/m);
  expect(said).toContain(level === 'error' ? 'The build stops.' : 'The build goes on.');
});
