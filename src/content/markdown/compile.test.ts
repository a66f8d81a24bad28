import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../model/problems/problems.ts';
import type { Locale } from '../../model/text/locale.ts';
import { readConfiguration } from '../configuration.ts';
import { defaultExport, evaluatePage } from '../evaluate.ts';
import { compilePage } from './compile.ts';

function compile(body: string, locale: Locale = 'ru') {
  const problems: Problem[] = [];
  return {
    page: compilePage({ body, file: 'page.mdx', bodyLine: 5, locale }, readConfiguration(), problems),
    problems,
  };
}

function html(body: string, components: Record<string, unknown> = {}, locale: Locale = 'ru'): string {
  const { page } = compile(body, locale);
  return renderToStaticMarkup(createElement(evaluatePage({ code: page?.code ?? '' }, 'page.mdx'), { components }));
}

const CodeBlock = (props: { language: string; meta: string; code: string }) => JSON.stringify(props);

describe('a page', () => {
  it('isolates consecutive Latin names in Persian, across links and bold words', () => {
    const body = 'با PayPal، **Apple Pay**، [Google Pay](/docs/pay) یا `x`؛ و\n\n- Android، iOS';
    expect(html(body, {}, 'fa')).toBe(
      '<p>با <bdi>PayPal</bdi>، <strong><bdi>Apple Pay</bdi></strong>، <a href="/docs/pay"><bdi>Google Pay</bdi></a> یا <code>x</code>؛ و</p>\n<ul>\n<li><bdi>Android</bdi>، <bdi>iOS</bdi></li>\n</ul>',
    );
    expect(html('PayPal، iOS')).not.toContain('<bdi>');
  });

  it('keeps brackets next to their inline code in Persian', () => {
    const code = (text: string) => `<span class="one-line">(<code>${text}</code>)</span>`;
    expect(html('با (`x`) و (`y`).', {}, 'fa')).toBe(`<p>با ${code('x')} و ${code('y')}.</p>`);
  });

  it('keeps the id that its heading carries', () => {
    expect(html('## Сброс пароля {#reset-password}')).toBe('<h2 id="reset-password">Сброс пароля</h2>');
  });

  it('gives a heading without an id one from its text', () => {
    expect(compile('## Two words').page?.headings).toEqual([{ depth: 2, id: 'two-words', text: 'Two words', line: 5 }]);
  });

  it('passes on a code fence with language and meta', () => {
    expect(html('```ts title="a.ts" {1}\nx\n```', { CodeBlock }).replaceAll('&quot;', '"')).toBe(
      '{"language":"ts","code":"x","meta":"title=\\"a.ts\\" {1}"}',
    );
  });

  it('labels table cells with the heading of their column, except the first, which names the row', () => {
    const cells = html('| | `tcp` | Смысл |\n|---|---|---:|\n| а | 1 | б |').match(/<td.*?>/g);
    expect(cells).toEqual(['<td>', '<td data-label="tcp">', '<td style="text-align:right" data-label="Смысл">']);
  });

  it('distinguishes tables with rows to tap, and those with two columns, whose cells need no label', () => {
    const table = (...rows: string[]) =>
      html(['| А | Б |', '|---|---|', ...rows].join('\n'), { a: 'a' })
        .match(/<table.*?>|<td.*?>/g)
        ?.join('');
    expect(table('| в | [г](/docs) |', '| д | [е](/docs), [ж](/docs) |')).toBe(
      '<table class="stack doors"><td><td><td><td>',
    );
    expect(table('| в | [г](/docs) |', '| д | нет [е](/docs) |')).toBe('<table class="pairs"><td><td><td><td>');
    // Words that do not fit next to each other on a phone.
    expect(table(`| ${'в'.repeat(16)} | ${'г'.repeat(16)} |`)).toBe('<table><td><td data-label="Б">');
  });

  it('gives a row that begins with the name of a platform its id', () => {
    const rows = html(
      '| | |\n|---|---|\n| [iOS](/docs), iPadOS | 1 |\n| Windows, macOS | 2 |\n| Windows Firewall | 3 |',
      {
        a: 'a',
      },
    ).match(/<tr.*?>/g);
    expect(rows).toEqual(['<tr>', '<tr data-platform="ios">', '<tr data-platform="windows macos">', '<tr>']);
  });

  it('counts words and gathers the prose under each heading', () => {
    const { page } = compile('Раз два.\n\n## Три {#three}\n\nЧетыре `пять`.');
    expect(page?.words).toBe(3);
    expect(page?.sections.map(({ heading, text }) => [heading?.id, text])).toEqual([
      [undefined, 'Раз два.'],
      ['three', 'Четыре пять.'],
    ]);
  });

  it('gathers ordered lists by heading and platform, unless they need their context', () => {
    const tabs = (group: string) =>
      `<Tabs groupId="${group}">\n<TabItem value="ios" label="iOS">\n\n1. Раз.\n2. Два.\n\n</TabItem>\n</Tabs>`;
    const { page } = compile(
      `1. Нажмите **Да**.\n\n   Подробности.\n2. Наберите \`пять\`.\n   - и\n\n## Т {#t}\n\n${tabs('platform')}\n\n${tabs('x')}\n\n- а\n  1. б\n  2. в\n\n## О {#o}\n\n1. Одно.`,
    );
    expect(page?.sections.map(({ steps }) => steps)).toEqual([
      [{ platform: undefined, items: ['Нажмите Да.', 'Наберите пять.'] }],
      [{ platform: 'ios', items: ['Раз.', 'Два.'] }],
      [],
    ]);
  });

  it('gathers lists as steps only if they are complete', () => {
    const steps = (body: string) => compile(body).page?.sections.flatMap((section) => section.steps) ?? [];
    expect(steps('1. Раз.\\\n   Два.\n2. Три <Fact id="lockout" />.')).toEqual([
      { platform: undefined, items: ['Раз. Два.', 'Три 15 минут.'] },
    ]);
    expect(steps('<Screen show="home-idle">\n\n1. Раз.\n2. Два.\n\n</Screen>')).toHaveLength(1);
    for (const body of [
      '- Раз.\n- Два.',
      '1. Раз.\n2. ```sh\n   два\n   ```',
      '> 1. Раз.\n> 2. Два.',
      ':::note\n1. Раз.\n2. Два.\n:::',
      '<Details summary="а">\n\n1. Раз.\n2. Два.\n\n</Details>',
    ])
      expect(steps(body), body).toEqual([]);
  });

  it('counts facts and names of features as prose, but not symbols or code', () => {
    const { page } = compile(
      'А — б <Fact id="lockout" />.\n\n| в | г |\n|---|---|\n| `д` | 5 |\n| ё | 6 |\n\n```sh\nе\n```',
    );
    expect(page?.words).toBe(7);
    expect(page?.sections).toMatchObject([{ text: 'А — б 15 минут. ‖ д · 5 ‖ ё · 6' }]);
  });

  it('makes typographic quotes in English only', () => {
    expect(compile('"a"', 'en').page?.code).toContain('“a”');
    expect(compile('"a"', 'ru').page?.code).toContain('\\"a\\"');
  });
});

describe('mistakes are reported with their lines in the file', () => {
  it.each([
    ['So $x^2$ and $1.', '"$x^2$" is not a formula here; write it in words, or as code in backticks.'],
    ...['```', '```sh\na', '````sh\na\n```', '~~~sh\na\n```'].map((body) => [
      body,
      `This code block has no end; close it with a line "${/^[`~]+/.exec(body)?.[0]}", as it begins. All that follows is code now.`,
    ]),
  ])('%s', (body, message) => {
    expect(compile(`First.\n\n${body}`).problems).toEqual([{ level: 'error', file: 'page.mdx', line: 7, message }]);
  });

  it('even inside a paragraph', () => {
    expect(compile('One\ntwo\n$$x$$').problems.map(({ line }) => line)).toEqual([7]);
  });

  it.each([
    'It costs $5 or $6.',
    'The variables $PATH_A and $PATH_B.',
    '[a]: /docs/a\n\n[a] and [text][a].',
    '![a][b]\n\n[b]: /img/a.png',
    '`$$x$$` and `[!NOTE]`',
    '- a\n- b',
    '~~~~sh\na\n~~~~',
    '```sh\na\n`````',
    '- ```sh\n  a\n  ```',
    '~~~sh\n```\n~~~',
    '> ```sh\n> a\n> ```',
  ])('but not this: %s', (body) => {
    expect(compile(body).problems).toEqual([]);
  });

  it('with advice, if MDX cannot be parsed', () => {
    const { page, problems } = compile('x\n\na <b');
    expect(problems).toMatchObject([{ level: 'error', file: 'page.mdx', line: expect.any(Number) }]);
    expect(problems[0]?.message).toMatch(/^The MDX cannot be read: .*(To show a "<"|A component stands alone)/);
    expect(page).toBeUndefined();
  });
});

it('mistakes are left out, and the rest of the page is shown', () => {
  expect(html('<Detials>\n\nInside.\n\n</Detials>\n\nA {price} and <Fact />.\n\nimport a from "b"\n\nAfter.')).toBe(
    '<p>Inside.</p>\n<p>A  and .</p>\n<p>After.</p>',
  );
});

it('a module without a default export is an error that names it', () => {
  expect(() => defaultExport({ other: 1 }, 'site/pages/x.tsx')).toThrow(
    'site/pages/x.tsx has no default export and cannot be rendered. Export its component as default.',
  );
});

describe('HTML comments', () => {
  it('are left out of texts, and stay in code', () => {
    expect(html('A <!-- hidden --> b `<!-- c -->`\n\n<!-- of `two`\nlines -->\n\nD')).toBe(
      '<p>A  b <code>&lt;!-- c --&gt;</code></p>\n\n<p>D</p>',
    );
    for (const block of [
      '```html\n<!-- a -->\n```',
      '- x\n\n  ~~~html title="a"\n  <!-- a -->\n  ~~~',
      '> ````\n> <!-- a -->\n> ````',
    ])
      expect(html(`${block}\n\n<!-- b -->`, { CodeBlock })).toContain('&lt;!-- a --&gt;');
  });
});

describe('links by name', () => {
  it('are links of the page', () => {
    const { page, problems } = compile('[A][a], [a] and\n![B][b]\n\n[a]: /docs/a\n[b]: /img/b.png');
    expect(problems).toEqual([]);
    expect(page?.references).toEqual([
      { kind: 'link', url: '/docs/a', text: 'A', line: 5 },
      { kind: 'link', url: '/docs/a', text: 'a', line: 5 },
      { kind: 'image', url: '/img/b.png', text: 'B', line: 6 },
    ]);
  });
});
