// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { completeFeedback } from './feedback.ts';

it('names the requested address on the not-found page', () => {
  history.replaceState(null, '', '/en/lost?a=b&c=d');
  document.head.innerHTML = '<link rel="canonical" href="https://docs.example/en/404">';
  document.body.innerHTML =
    '<input id="not-found-search"><a href="https://x.example/?body=https://docs.example/en/404%0A"></a>';
  completeFeedback(document.body);
  expect(new URL(document.querySelector('a')?.href ?? '').searchParams.get('body')).toBe(`${location.href}\n`);
});

it('names the section in the address by its heading, without the "#" of the heading link', () => {
  const address = 'https://docs.example/en/slow';
  document.head.innerHTML = `<link rel="canonical" href="${address}">`;
  document.body.innerHTML = `<h2 id="c">C# and dns<a href="#c">#</a></h2><p><a href="https://x.example/?body=${address}%0A"></a></p>`;
  location.hash = '#c';
  completeFeedback(document.body);
  const link = document.querySelector<HTMLAnchorElement>('p a');
  expect(new URL(link?.href ?? '').searchParams.get('body')).toBe(`${address}#c\nC# and dns\n`);
});
