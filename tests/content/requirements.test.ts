import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The report about the small site with one of the mistakes of `broken/`, which `broken.test.ts` holds to be what a writer reads. */
const reportOf = (mistake: string) =>
  readFileSync(join(import.meta.dirname, 'broken', mistake, 'expected.txt'), 'utf8');

describe('A mistake that stops the build is an error with file and line:', () => {
  it.each([
    [
      'CHECK-02: an unknown document in a sidebar',
      'sidebar-unknown-id',
      /^error {2}site\/sidebars\.ts:\d+: .*Available ids: .*guide\/start/m,
    ],
    [
      'CHECK-02: an unknown document in the navbar',
      'navbar-unknown-document',
      /^error {2}site\/site\.config\.ts:\d+: .*Available ids: .*guide\/start/m,
    ],
    [
      'CHECK-02: an unknown sidebar in the navbar',
      'navbar-unknown-sidebar',
      /^error {2}site\/site\.config\.ts:\d+: .*Available ids: .*guideSidebar/m,
    ],
    [
      'CHECK-03: a navbar item of an unknown type',
      'navbar-item-of-unknown-type',
      /^error {2}site\/site\.config\.ts:\d+: .* is "docs": unknown navbar item type/m,
    ],
    [
      'CHECK-04: a navbar item for a sidebar without a link',
      'navbar-sidebar-without-link',
      /^error {2}site\/site\.config\.ts:\d+: .*no link/m,
    ],
    [
      'CHECK-05: a broken link',
      'link-broken',
      /^error {2}content\/en\/docs\/guide\/slow\.mdx:\d+: .*\/docs\/guide\/strat/m,
    ],
    ['CHECK-05: a broken link on the home page', 'link-broken-on-home', /^error {2}site\/home\.ts:\d+: /m],
  ])('%s', (_, mistake, error) => {
    const said = reportOf(mistake);
    expect(said).toMatch(error);
    expect(said).toContain('The build stops.');
  });
});

describe('A mistake that does not stop the build is a warning with file and line:', () => {
  it.each([
    [
      'CHECK-06: a broken link to a Markdown file',
      'link-to-markdown-file',
      /^warning {2}content\/en\/docs\/guide\/slow\.mdx:\d+: /m,
    ],
    ['CHECK-06: a broken anchor', 'anchor-broken', /^warning {2}content\/en\/docs\/guide\/start\.mdx:\d+: .*wi-fi/m],
    [
      'CHECK-06: two pages at one address',
      'slug-duplicate',
      /^warning {2}content\/en\/pages\/contact\.mdx:\d+: The route \/about is taken/m,
    ],
  ])('%s', (_, mistake, warning) => {
    const said = reportOf(mistake);
    expect(said).toMatch(warning);
    expect(said).not.toMatch(/^error/m);
    expect(said).toContain('The build goes on.');
  });
});
