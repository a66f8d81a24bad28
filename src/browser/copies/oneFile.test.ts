// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { analyser } from '../../search/analysis/en.ts';
import { click, fire, press, the } from '../testing.ts';
import { startOneFile } from './oneFile.ts';

/** Shows a copy with the content, in which a search finds links, each with its target and text. */
function show(content: string) {
  document.body.innerHTML = `<div class="copy-search"><input id="copy-query"><p role="status" data-counts='{"other": ""}'></p></div>
    <ol class="copy-results"></ol><section class="page" id="slow"><h2>Slow</h2><div class="content">${content}</div></section>`;
  return (query: string) => {
    the<HTMLInputElement>('#copy-query').value = query;
    fire(the('#copy-query'), 'input');
    return [...document.querySelectorAll('.copy-results a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
  };
}

it('The copy in one file finds sections under headings of both levels and links to them, also by Enter', () => {
  const found = show('<p>Wait.</p><h3 id="slow--wifi">Wi-Fi</h3><p>Move closer.</p><h4>Router</h4><p>Restart it.</p>');
  startOneFile(analyser);
  expect(found('closer')).toEqual([['#slow--wifi', 'Slow › Wi-Fi']]);
  expect(found('restart')).toEqual([['#slow--2', 'Slow › Router']]);
  press(the('#copy-query'), 'Enter');
  expect(document.activeElement?.textContent).toBe('Slow › Router');
});

it('A copy opens the fold around the place that its address names, and all folds on paper', () => {
  show('<details><p id="slow--wifi"></p></details><details></details>');
  const open = () => [...document.querySelectorAll('details')].map((fold) => fold.open);
  location.hash = '#slow--wifi';
  startOneFile(analyser);
  expect(open()).toEqual([true, false]);
  fire(window, 'beforeprint');
  expect(open()).toEqual([true, true]);
});

it('A copy switches its colours by a button with the name of what it does next', () => {
  show('<button data-color-mode="" data-label-light="To dark" data-label-dark="To light"></button>');
  startOneFile(analyser);
  expect(the('button').textContent).toBe('To dark');
  click('button');
  expect([the('button').textContent, document.documentElement.dataset['theme']]).toEqual(['To light', 'dark']);
});

it.each([
  ['connecting', 'Connected', () => import('./oneFile.en.ts')],
  ['دستگاه', 'دستگاه\u200Cها', () => import('./oneFile.fa.ts')],
  ['настройка', 'Настроек', () => import('./oneFile.ru.ts')],
])('A copy finds the words of its language in other forms: %s, %s', async (query, text, start) => {
  const found = show(`<p>${text}</p>`);
  await start();
  expect(found(query)).toEqual([['#slow', 'Slow']]);
});
