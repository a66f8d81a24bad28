import { describe, expect, test } from 'vitest';
import { writeTwin } from './writeTwin.ts';

const facts = {
  title: 'Slow: what to do',
  description: 'Say "faster".',
  language: 'en',
  canonical: 'https://docs.example/en/docs/slow',
  appScreen: 'Screen of {path}: {words}',
  address: 'https://docs.example/en/docs/slow',
  date: undefined,
  updated: '2026-11-22',
};

/** The twin of a page without its front matter and the line break at its end. */
const write = (html: string) =>
  writeTwin(`<nav>Menu</nav><main id="main">${html}</main><footer>End</footer>`, facts)
    .replace(/^---\n[\s\S]*?\n---\n\n/, '')
    .slice(0, -1);

test('A twin starts with its facts in valid YAML, followed only by the main content', () => {
  const file = writeTwin('<p>Menu</p><main><h1>Slow</h1><p>Wait.</p></main>', facts);
  expect(file).toBe(`---
title: "Slow: what to do"
description: "Say \\"faster\\"."
language: en
updated: 2026-11-22
canonical: https://docs.example/en/docs/slow
---

# Slow

Wait.
`);
});

describe('A component becomes', () => {
  test('parts under headings one level below the section, if it is a set of variants', () => {
    const html = `<h2 id="a">Set up</h2><div class="tabs"><div role="tablist" class="needs-js"><button>iOS</button></div>
      <section role="tabpanel"><p class="tab-label">iOS</p><p>Tap.</p></section>
      <section role="tabpanel"><p class="tab-label">Linux</p><h4>Shell</h4><p>Type.</p></section></div><p>Done.</p>`;
    expect(write(html)).toBe('## Set up\n\n### iOS\n\nTap.\n\n### Linux\n\n#### Shell\n\nType.\n\n---\n\nDone.');
  });

  test('variants without a rule after them, if the next section ends them', () => {
    const html = '<div class="tabs"><section><p class="tab-label">iOS</p><p>Tap.</p></section></div><h2>B</h2>';
    expect(write(html)).toBe('## iOS\n\nTap.\n\n## B');
  });

  test('a block quote that begins with its title, if it is an admonition', () => {
    const html = `<div class="admonition" data-kind="tip"><p class="admonition-title"><svg></svg>First</p>
      <p>Sign out.</p><ul><li>One</li></ul></div>`;
    expect(write(html)).toBe('> **First**\n>\n> Sign out.\n>\n> - One');
  });

  test('a fence with its language, longer than any in the code, if it is a block of code', () => {
    const html =
      '<figure class="code-block" data-code="md"><button>Copy</button><pre><code>```\n  <span>a</span> | *b*\n```\n</code></pre></figure>';
    expect(write(html)).toBe('````md\n```\n  a | *b*\n```\n````');
  });

  test('a fence with the title of a block of code, unless that is the name of the language', () => {
    const block = (attribute: string, caption: string) =>
      write(
        `<figure class="code-block"${attribute}><figcaption>${caption}</figcaption><pre><code>a</code></pre></figure>`,
      );
    expect(block('', 'Shell')).toBe('```bash\na\n```');
    expect(block(' data-code="json"', 'a "b".json')).toBe('```json title="a "b".json"\na\n```');
    expect(block(' data-code="json"', 'JSON')).toBe('```json\na\n```');
    expect(block('', 'a.conf')).toBe('```title="a.conf"\na\n```');
  });

  test('one line, if it is a picture of the app', () => {
    const screen = (label: string) =>
      write(
        `<figure class="shown"><div role="img" aria-label="${label}">Home</div><figcaption>A > B</figcaption></figure>`,
      );
    expect(screen('sara@example.com, Home')).toBe('*Screen of A > B: `sara@example.com`, Home*');
    expect(screen('Home *1*')).toBe('*Screen of A > B: Home \\*1\\**');
  });

  test('its caption and its steps, if it is a diagram', () => {
    const html =
      '<figure class="diagram"><svg role="img" aria-label="A → B: asks\nB → A: answers"></svg><figcaption>Talk</figcaption></figure>';
    expect(write(html)).toBe('**Talk**\n\n1. A → B: asks\n2. B → A: answers');
  });

  test('a nested list with name, type and meaning, if it lists arguments', () => {
    const html = `<ul class="field-tree"><li id="arg-a"><a class="anchor" href="#arg-a"><code>a</code></a>
      <code>[<a href="/en/T">T</a>!]</code> <small class="required">required</small><span>The <em>first</em>.</span>
      <details><summary>Fields</summary><ul class="field-tree"><li><code>b</code><span>Inner.</span></li></ul></details></li></ul>`;
    expect(write(html)).toBe('- `a` [`[T!]`](https://docs.example/en/T) required — The *first*.\n  - `b` — Inner.');
  });

  test('a list with the numbers that readers see', () =>
    expect(write('<ol start="4"><li>Wait.</li></ol>')).toBe('4. Wait.'));

  test('a table with one line per cell and escaped bars, also in code', () => {
    const html = `<div class="table"><table><thead><tr><td></td><th scope="col">Means</th></tr></thead>
      <tbody><tr><td><code>a|b</code></td><td><p>One</p><ul><li>two</li></ul></td></tr></tbody></table></div>`;
    expect(write(html)).toBe('|  | Means |\n| --- | --- |\n| `a\\|b` | One; two |');
  });
});

describe('Text', () => {
  test.each([
    ['*no* _emphasis_, [no] `code`', '\\*no\\* \\_emphasis\\_, \\[no\\] \\`code\\`'],
    ['snake_case &lt;b&gt; a &lt; b &amp;amp;', 'snake_case \\<b> a < b \\&amp;'],
    ['# heading', '\\# heading'],
    ['1. list', '1\\. list'],
    ['- list', '\\- list'],
    ['Version 6.2.0', 'Version 6.2.0'],
  ])('%s is never read as markup', (text, markdown) => {
    expect(write(`<p>${text}</p>`)).toBe(markdown);
  });

  test('keeps emphasis next to letters', () => {
    expect(write('<p>слово<strong>«да»</strong>нет</p>')).toBe('слов&#1086;**«да»**&#1085;ет');
  });

  test('keeps the half-space and the no-break space', () => {
    expect(write('<p>می‌شود\n  в\u00a0сети</p>')).toBe('می‌شود в\u00a0сети');
  });

  test('separates what only the style sheet separates', () => {
    expect(write('<p class="meta"><time>1 May</time><span>2 minutes</span></p>')).toBe('1 May · 2 minutes');
  });

  test('separates a remark in small print from the words before it, also after a space', () => {
    expect(write('<ul><li><a href="/en/x">x</a> <code>y</code> Your account <small>result</small></li></ul>')).toBe(
      '- [x](https://docs.example/en/x) `y` Your account · result',
    );
  });

  test('keeps powers and indexes, without which numbers would differ', () => {
    expect(write('<p>2<sup>128</sup> steps, H<sub>2</sub>O</p>')).toBe('2<sup>128</sup> steps, H<sub>2</sub>O');
  });

  test('keeps ids that writers link to, also from the section around a heading, but not those of generated pages', () => {
    expect(write('<h1 id="t">T</h1><section id="a"><h2>A</h2><p>x</p><h3 id="b">B</h3></section>')).toBe(
      '# T\n\n## A {#a}\n\nx\n\n### B',
    );
  });

  test('has links that work anywhere, and leaves out links of a heading to itself', () => {
    const html = `<h2 id="a">A<a class="heading-link" href="#a">#</a></h2>
      <p><a href="/fa/x#y">x</a>, <a href="#a">a</a>, <a href="?b">b</a>, <a href="mailto:a@b.example">mail</a>, <img src="/img/p.png" alt="Map"></p>`;
    expect(write(html)).toBe(
      '## A {#a}\n\n[x](https://docs.example/fa/x#y), [a](https://docs.example/en/docs/slow#a), [b](https://docs.example/en/docs/slow?b), [mail](mailto:a@b.example), ![Map](https://docs.example/img/p.png)',
    );
  });
});
