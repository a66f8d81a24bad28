// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeAnnouncement } from './announcement.ts';
import { labelColorMode, toggleColorMode } from './colorMode.ts';
import { rememberDocsVersion } from './docsVersion.ts';
import { updateLanguageLinks } from './languages.ts';
import { settle, the } from './testing.ts';

const page = new AbortController();
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});
afterEach(() => history.replaceState(null, '', '/en'));

it('STATE-11, STATE-12, CHROME-25, LIMIT-08: The colour mode flips at each press, is remembered, and the button names what the next press does', async () => {
  document.body.innerHTML =
    '<button data-color-mode="" data-label-light="To dark" data-label-dark="To light"></button><button></button>';
  const state = async (act: () => unknown) => {
    act();
    await settle();
    return [root.dataset['theme'], localStorage.getItem('theme'), the('button').getAttribute('aria-label')];
  };
  expect(await state(() => labelColorMode(page.signal))).toEqual([undefined, null, 'To dark']);
  expect(await state(toggleColorMode)).toEqual(['dark', 'dark', 'To light']);
  expect(await state(toggleColorMode)).toEqual(['light', 'light', 'To dark']);
  expect(await state(() => root.setAttribute('data-theme', 'dark'))).toEqual(['dark', 'light', 'To light']);
  page.abort();
  expect(await state(toggleColorMode)).toEqual(['light', 'light', 'To light']);
  expect(the('button:not([data-color-mode])').hasAttribute('aria-label')).toBe(false);
});

it.each([
  ['<section data-announcement="new"><button></button></section>', 'new'],
  ['<button></button>', null],
])('STATE-14, STATE-15, STATE-16, LIMIT-09: A closed announcement is hidden and its id remembered: %s', (html, id) => {
  delete root.dataset['announcement'];
  document.body.innerHTML = html;
  closeAnnouncement(the('button'));
  expect([root.dataset['announcement'], localStorage.getItem('announcement')]).toEqual(['closed', id]);
});

it.each([
  ['1.2', 'docs-sidebar', '1.2'],
  ['1.2', 'docs-sidebar blog-sidebar', null],
  ['1.2', 'other', null],
  ['', 'docs-sidebar', null],
])('STATE-23: The version %s of a page with a "%s" is remembered for hosted search: %s', (version, sidebar, kept) => {
  if (version) root.dataset['docsVersion'] = version;
  else delete root.dataset['docsVersion'];
  document.body.innerHTML = `<nav class="${sidebar}"></nav>`;
  rememberDocsVersion();
  expect(localStorage.getItem('docs-preferred-version-default')).toBe(kept);
});

it.each(['pointerover', 'pointerdown', 'focus', 'click'])(
  'CHROME-05: Links to other languages keep query and hash, or else name the heading being read, on %s',
  (sign) => {
    history.replaceState(null, '', '/en/a?x=1#now');
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', 0);
    document.body.innerHTML = `<a href="/ru/a" data-language="ru"></a><a href="/en/b"></a>
      <main><h2 id="one"></h2><h3 id="two"></h3><li id="three"></li><h2></h2></main>`;
    for (const [at, id] of ['one', 'two', 'three'].entries())
      vi.spyOn(the(`#${id}`), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * 199.9));
    const now = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const links = (address?: string) => {
      if (address) history.replaceState(null, '', address);
      the('a').dispatchEvent(new Event(sign));
      return now();
    };
    updateLanguageLinks();
    expect(now()).toEqual(['/ru/a?x=1#now', '/en/b']);
    expect(links('/en/a')).toEqual(['/ru/a', '/en/b']);
    vi.stubGlobal('scrollY', 1);
    expect(links()).toEqual(['/ru/a#two', '/en/b']);
    expect(links('/en/a?y#three')).toEqual(['/ru/a?y#three', '/en/b']);
    the('main').innerHTML = '';
    expect(links('/en/a')).toEqual(['/ru/a', '/en/b']);
  },
);
