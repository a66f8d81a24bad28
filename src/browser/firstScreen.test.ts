// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { paintFirstScreen } from './firstScreen.ts';

it('Blocks below the window wait for the second frame of a page, unless it is in the background', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const paragraph = `<p>${'x'.repeat(1000)}</p>`;
  const content = (blocks: number) =>
    `<div class="content">${paragraph.repeat(blocks)}</div><footer class="footer"></footer>`;
  const waiting = () => [...document.querySelectorAll('[data-waits]')].map(({ localName }) => localName);
  document.body.innerHTML = content(1);
  paintFirstScreen(document);
  expect(waiting(), 'A short page is painted as a whole').toEqual([]);
  document.body.innerHTML = content(100);
  paintFirstScreen(document);
  expect(waiting().slice(-2)).toEqual(['p', 'footer']);
  expect(document.querySelector('p')?.hasAttribute('data-waits')).toBe(false);
  await vi.waitFor(() => expect(waiting()).toEqual([]), 5000);
  hidden.mockReturnValue(true);
  paintFirstScreen(document);
  expect(waiting()).toEqual([]);
});
