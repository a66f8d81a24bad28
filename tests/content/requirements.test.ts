import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The report about a mistake of `broken/`, which `broken.test.ts` checks. */
const reportOf = (mistake: string) =>
  readFileSync(join(import.meta.dirname, 'broken', mistake, 'expected.txt'), 'utf8');

describe('A mistake that stops the build is an error with file and line:', () => {
  it.each([
    ['CHECK-02: an unknown document in a sidebar', 'sidebar-unknown-id', 'Available ids: '],
    ['CHECK-02: an unknown document in the navbar', 'navbar-unknown-document', 'Available ids: '],
    ['CHECK-02: an unknown sidebar in the navbar', 'navbar-unknown-sidebar', 'Available ids: '],
    ['CHECK-03: a navbar item of an unknown type', 'navbar-item-of-unknown-type', 'unknown navbar item type'],
    ['CHECK-04: a navbar item for a sidebar without a link', 'navbar-sidebar-without-link', 'which has no link'],
    ['CHECK-05: a broken link', 'link-broken', '/docs/guide/strat'],
    ['CHECK-05: a broken link on the home page', 'link-broken-on-home', '/docs/guide/slower'],
  ])('%s', (_, mistake, words) => {
    const said = reportOf(mistake);
    expect(said).toMatch(new RegExp(`^error {2}[\\w/.]+:\\d+: .*${words}`, 'm'));
    expect(said).toContain('The build stops.');
  });
});

describe('A mistake that does not stop the build is a warning with file and line:', () => {
  it.each([
    ['CHECK-06: a broken link to a Markdown file', 'link-to-markdown-file', 'names a file that is not a page'],
    ['CHECK-06: a broken anchor', 'anchor-broken', 'names an anchor'],
    ['CHECK-06: two pages at one address', 'slug-duplicate', 'The route /about is taken'],
  ])('%s', (_, mistake, words) => {
    const said = reportOf(mistake);
    expect(said).toMatch(new RegExp(`^warning {2}[\\w/.]+:\\d+: .*${words}`, 'm'));
    expect(said).not.toMatch(/^error/m);
    expect(said).toContain('The build goes on.');
  });
});
