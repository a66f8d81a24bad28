// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPage } from './loadPage.ts';
import { fetchPageAhead } from './pagesAhead.ts';
import * as sheets from './sheetsAhead.ts';

vi.mock('./sheetsAhead.ts', { spy: true });

const origin = 'https://docs.example';
const script = '<script type="module" src="/_astro/start.a1.js"></script>';

/** The answer to the next request; `url` is where redirects ended. */
let answer: { html?: string; type?: string; url?: string } = {};
let requests = 0;

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${origin}/en/here`));
  vi.stubGlobal('fetch', async (url: string) => {
    requests += 1;
    return {
      headers: new Headers({ 'content-type': answer.type ?? 'text/html; charset=utf-8' }),
      redirected: answer.url !== undefined,
      url: answer.url ?? url,
      text: async () => answer.html ?? `<html><head>${script}</head><h1>Next</h1></html>`,
    };
  });
  document.head.innerHTML = `${script}<link rel="stylesheet" href="/_astro/docs.css">`;
  answer = {};
  requests = 0;
});

const load = (path = '/en/next') => loadPage(new URL(path, origin), new AbortController().signal);

it('returns the page and its address, with the anchor of the link after redirects too', async () => {
  const loaded = await load('/en/next?a=1#place');
  expect(loaded?.page.querySelector('h1')?.textContent).toBe('Next');
  expect(loaded?.address.href).toBe(`${origin}/en/next?a=1#place`);
  answer = { url: `${origin}/en/moved` };
  expect((await load('/en/next#place'))?.address.href).toBe(`${origin}/en/moved#place`);
});

it.each([
  ['is of another site after redirects', { url: 'https://other.example/en' }],
  ['is of another build', { html: '<script src="/_astro/start.b2.js"></script>' }],
  ['has one more script', { html: `${script}<script src="/_astro/choose.c3.js"></script>` }],
  ['has no script, since it only redirects', { html: '<h1>Moved</h1>' }],
])('returns nothing if the page %s', async (_, given) => {
  answer = given;
  expect(await load()).toBeUndefined();
});

it('fails if the file is not a page', async () => {
  answer = { type: 'application/json' };
  await expect(load()).rejects.toThrow('It is not a page.');
});

it('takes a page that was fetched ahead, redirects included, for five minutes', async () => {
  vi.useFakeTimers();
  answer = { url: `${origin}/en/moved` };
  await fetchPageAhead(`${origin}/en/ahead`);
  expect((await load('/en/ahead#place'))?.address.href).toBe(`${origin}/en/moved#place`);
  vi.advanceTimersByTime(299_999);
  await load('/en/ahead');
  expect(requests).toBe(1);
  vi.advanceTimersByTime(1);
  await load('/en/ahead');
  expect(requests).toBe(2);
  vi.useRealTimers();
});

it('requests a page again if fetching it ahead failed', async () => {
  answer = { type: 'application/json' };
  await fetchPageAhead(`${origin}/en/failed`);
  answer = {};
  expect((await load('/en/failed'))?.page.querySelector('h1')?.textContent).toBe('Next');
});

it('waits for the style sheets of the page, of which the first is that of its area', async () => {
  const sheet = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
  answer = { html: `<html><head>${script}${sheet('docs')}${sheet('lists')}</head></html>` };
  const ended = vi.fn();
  const { promise: waiting, resolve: arrive } = Promise.withResolvers<void>();
  const loadSheet = vi.spyOn(sheets, 'loadSheet').mockReturnValueOnce(undefined);
  loadSheet.mockReturnValueOnce(waiting);
  const loading = load().then(ended);
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadSheet.mock.calls).toEqual([
    ['/_astro/docs.css', true],
    ['/_astro/lists.css', false],
  ]);
  expect(ended).not.toHaveBeenCalled();
  arrive();
  await loading;
});
