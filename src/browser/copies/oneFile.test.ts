// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { analyser } from '../../search/analysis/en.ts';
import { startOneFile } from './oneFile.ts';

it('The copy in one file finds sections under headings of both levels and links to them', () => {
  document.body.innerHTML = `<div class="copy-search"><input id="copy-query"><p role="status" data-counts='{"other": ""}'></p></div><ol class="copy-results"></ol>
    <section class="page" id="slow"><h2>Slow</h2><div class="content"><p>Wait.</p><h3 id="slow--wifi">Wi-Fi</h3>
    <p>Move closer.</p><h4>Router</h4><p>Restart it.</p></div></section>`;
  startOneFile(analyser);
  const field = document.querySelector<HTMLInputElement>('#copy-query');
  const found = (query: string) => {
    if (field) field.value = query;
    field?.dispatchEvent(new Event('input'));
    return [...document.querySelectorAll('.copy-results a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
  };
  expect(found('closer')).toEqual([['#slow--wifi', 'Slow › Wi-Fi']]);
  expect(found('restart')).toEqual([['#slow--2', 'Slow › Router']]);
});
