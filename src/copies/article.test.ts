import { expect, test } from 'vitest';
import { embedPictures, foldVariants, leaveOut, lowerHeadings } from './article.ts';
import { parse, toHtml } from './dom.ts';

function changed(html: string, change: (content: ReturnType<typeof parse>) => void): string {
  const content = parse(html);
  change(content);
  return toHtml(content);
}

test('A section is removed with everything below it, up to the next heading of its level', () => {
  const html = '<h2 id="a">A</h2><p>1</p><h3 id="b">B</h3><p>2</p><h2 id="c">C</h2>';
  expect(changed(html, (content) => leaveOut(['a', 'none'], content))).toBe('<h2 id="c">C</h2>');
  expect(changed(html, (content) => leaveOut(['b'], content))).toBe('<h2 id="a">A</h2><p>1</p><h2 id="c">C</h2>');
});

test('Variants become folds, the first of them open', () => {
  const tab = (label: string) => `<section role="tabpanel"><p class="tab-label">${label}</p><p>x</p></section>`;
  expect(changed(`<div class="tabs">${tab('iOS')}${tab('Linux')}</div>`, foldVariants)).toBe(
    '<div class="tabs"><details class="tab" open><summary>iOS</summary><p>x</p></details><details class="tab"><summary>Linux</summary><p>x</p></details></div>',
  );
});

test('Headings are lowered, but not below the sixth level', () => {
  expect(changed('<h2>a</h2><h6>b</h6>', (content) => lowerHeadings(content))).toBe('<h3>a</h3><h6>b</h6>');
});

test('A picture is embedded, without its link to the file', () => {
  const html = '<p><a href="/b/favicon.svg"><img src="/b/favicon.svg"></a></p>';
  const embedded = /^<p><img src="data:image\/svg\+xml;base64,[\w+/=]+"><\/p>$/;
  expect(changed(html, (content) => embedPictures(content, '/b'))).toMatch(embedded);
});
