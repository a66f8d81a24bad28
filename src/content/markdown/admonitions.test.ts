import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { admonitionKinds } from '../../model/content/admonitions.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { readConfiguration } from '../configuration.ts';
import { evaluatePage } from '../evaluate.ts';
import { compilePage } from './compile.ts';

interface Shown {
  readonly kind: string;
  readonly title: string;
  readonly children?: ReactNode;
}

const Admonition = ({ kind, title, children }: Shown) => createElement('aside', { className: kind, title }, children);
const configuration = readConfiguration();

function compile(body: string): { html: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const page = compilePage({ body, file: 'page.mdx', bodyLine: 1, locale: 'ru' }, configuration, problems);
  const module = evaluatePage({ code: page?.code ?? '' }, 'page.mdx');
  return { html: renderToStaticMarkup(createElement(module, { components: { Admonition } })), problems };
}

const shown = (kind: string, title: string, text: string) =>
  `<aside class="${kind}" title="${title}"><p>${text}</p></aside>`;

describe('an admonition', () => {
  it.each(admonitionKinds)('shows its kind, its title and its text: %s', (kind) => {
    expect(compile(`:::${kind}[A \`b\` c]\nText.\n:::`)).toEqual({ html: shown(kind, 'A b c', 'Text.'), problems: [] });
  });

  it('may have no title', () => {
    expect(compile(':::note\nText.\n:::')).toEqual({ html: shown('note', '', 'Text.'), problems: [] });
  });

  it.each([
    ['in a quote', '> :::tip[A]\n> Text.\n> :::', `<blockquote>\n${shown('tip', 'A', 'Text.')}\n</blockquote>`],
    ['in a list', '- a\n\n  :::tip[A]\n  Text.\n  :::', shown('tip', 'A', 'Text.')],
    ['with four colons', '::::tip[A]\nText.\n::::', shown('tip', 'A', 'Text.')],
    ['with blank characters after its end', ':::tip[A]\nText.\n::: ', shown('tip', 'A', 'Text.')],
  ])('may be %s', (_, body, html) => {
    const compiled = compile(body);
    expect(compiled.problems).toEqual([]);
    expect(compiled.html).toContain(html);
  });
});

const known = `there are ${admonitionKinds.join(', ')}.`;
const unclosed = 'has no end; close it with a line ":::". All that follows is inside it now.';
const inBraces = 'takes nothing in braces, so';

describe('an admonition with a mistake is reported at its line:', () => {
  it.each([
    [':::bogus\nText.\n:::', `Unknown admonition ":::bogus"; ${known}`],
    [':::wraning\nText.\n:::', `Unknown admonition ":::wraning"; ${known} Did you mean "warning"?`],
    [':::note\nText. :::', `":::note" ${unclosed}`],
    [':::note\nText.\n::: end', `":::note" ${unclosed}`],
    [':::note{.red}\nText.\n:::', `":::note" ${inBraces} "class" would be lost; a title is written ":::note[Title]".`],
  ])('%s', (body, message) => {
    expect(compile(`First.\n\n${body}`).problems).toEqual([{ level: 'error', file: 'page.mdx', line: 3, message }]);
  });
});

describe('colons in a text', () => {
  it.each([
    ['443:tcp', '443:tcp'],
    ['a :b[c] d', 'a :b[c] d'],
    ['::b', '::b'],
  ])('are shown as written: %s', (body, html) => {
    expect(compile(body)).toEqual({ html: `<p>${html}</p>`, problems: [] });
  });

  it('lose text in braces only with a report', () => {
    expect(compile('A.\n\n::youtube{id="a"}')).toEqual({
      html: '<p>A.</p>\n<p>::youtube</p>',
      problems: [
        {
          level: 'error',
          file: 'page.mdx',
          line: 3,
          message:
            '"::youtube" is not known, so its label would be lost; components are written <Details summary="…">. If this is text, write it in backticks.',
        },
      ],
    });
  });
});
