import { describe, expect, it } from 'vitest';
import { type Click, opensElsewhere } from '../dom/opensElsewhere.ts';
import { type Link, leadsToPage } from './links.ts';

const here = { href: 'https://docs.example/en/a?x=1#there', origin: 'https://docs.example' };

function link(address: string, attributes: { target?: string; download?: true; reload?: true } = {}): Link {
  const { href, origin } = new URL(address, here.href);
  const { target = '', download = false, reload = false } = attributes;
  return { href, origin, target, dataset: reload ? { reload: '' } : {}, hasAttribute: () => download };
}

describe('The router follows a link', () => {
  it.each(['/en/b', '/fa/a', '/en/b#there', '/en/a', '/en/a?x=2', '/en/a?x=2#there', '?x=2'])('to %s', (address) => {
    expect(leadsToPage(link(address), here)).toBe(true);
  });
});

describe('The browser opens', () => {
  it.each([
    ['another site', link('https://other.example/en/b')],
    ['another port of this host', link('https://docs.example:8443/en/b')],
    ['another kind of address', link('mailto:help@docs.example')],
    ['another window', link('/en/b', { target: '_blank' })],
    ['a file that is to be saved', link('/schema.graphql', { download: true })],
    ['a file that is not a page of this build', link('/en/blog/rss.xml', { reload: true })],
    ['a place on this page', link('#here')],
    ['the place on this page that the address names', link('#there')],
    ['the top of this page', link('#')],
  ])('%s', (_, target) => {
    expect(leadsToPage(target, here)).toBe(false);
  });

  it('an anchor without an address, which is not a link', () => {
    expect(leadsToPage({ ...link('/en/b'), href: '' }, here)).toBe(false);
  });
});

describe('A click', () => {
  const click: Click = { button: 0, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

  it('opens the link here if it is made with the first button and no key', () => {
    const others = [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { altKey: true }, { shiftKey: true }];
    expect(others.filter((pressed) => !opensElsewhere({ ...click, ...pressed }))).toEqual([]);
    expect(opensElsewhere(click)).toBe(false);
  });
});
