import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PartialText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { readConfiguration } from '../configuration.ts';
import { evaluatePage } from '../evaluate.ts';
import { compilePage } from './compile.ts';
import { expandPartials } from './partials.ts';

const configuration = readConfiguration();

function partial(name: string, body: string): PartialText {
  const written = { locale: 'en', file: `content/en/partials/${name}.mdx`, body, bodyLine: 1 } as const;
  const problems: Problem[] = [];
  const compiled = compilePage({ ...written, isPartial: true }, configuration, problems);
  if (!compiled) throw new Error('The partial of the test cannot be read.');
  return { ...written, name, compiled, hasProblems: problems.length > 0, stamp: undefined };
}

const cable = partial('cable', 'Try a [cable](/docs/cable).\n\n```sh\nping\n```\n');
const rules = partial('rules', '- One.\n- Two.\n');

function compile(body: string, partials: readonly PartialText[] = [cable, rules]) {
  const problems: Problem[] = [];
  const page = compilePage({ body, file: 'page.mdx', bodyLine: 5, locale: 'en', partials }, configuration, problems);
  return { page, problems };
}

function html(body: string): string {
  const CodeBlock = ({ code }: { readonly code: string }) => createElement('pre', null, code);
  const Details = ({ children }: { readonly children: ReactNode }) => createElement('section', null, children);
  const { page, problems } = compile(body);
  expect(problems).toEqual([]);
  const module = evaluatePage({ code: page?.code ?? '' }, 'page.mdx');
  return renderToStaticMarkup(createElement(module, { components: { CodeBlock, Details } }));
}

const shown = '<p>Try a <a href="/docs/cable">cable</a>.</p>\n<pre>ping</pre>';

describe('the text of a partial', () => {
  it('replaces its name', () => {
    expect(html('Before.\n\n<Partial name="cable" />\n\nAfter.')).toBe(`<p>Before.</p>\n${shown}\n<p>After.</p>`);
  });

  it('becomes a part of the element around it', () => {
    expect(html('- a\n\n  <Partial name="cable" />\n- b')).toBe(
      `<ul>\n<li>\n<p>a</p>\n${shown}\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>`,
    );
    expect(html('1. b\n2. <Partial name="rules" />')).toContain('<li>b</li>\n<li>\n<ul>\n<li>One.</li>');
    expect(html('> <Partial name="cable" />\n> b')).toBe(`<blockquote>\n${shown}\n<p>b</p>\n</blockquote>`);
    expect(html('<Details summary="More">\n<Partial name="rules" />\n</Details>')).toBe(
      '<section><ul>\n<li>One.</li>\n<li>Two.</li>\n</ul></section>',
    );
  });

  it('stays apart from the text next to it', () => {
    expect(html('Before.\n<Partial name="cable" />\nAfter.')).toBe(`<p>Before.</p>\n${shown}\n<p>After.</p>`);
  });

  it('is not inserted into code that shows how to write it', () => {
    expect(html('```mdx\n<Partial name="cable" />\n```')).toBe('<pre>&lt;Partial name=&quot;cable&quot; /&gt;</pre>');
  });

  it('is found by search in the section that shows it', () => {
    const { page } = compile(
      'Top.\n\n## Cable {#cable}\n\n<Partial name="cable" />\n\n## Rules {#rules}\n\n<Partial name="rules" />',
    );
    expect(page?.sections.map(({ heading, text }) => [heading?.id, text])).toEqual([
      [undefined, 'Top.'],
      ['cable', 'Try a cable.'],
      ['rules', 'One. Two.'],
    ]);
    expect(page?.words).toBe(6);
    expect(page?.partials).toEqual([
      { name: 'cable', line: 9, section: 'cable' },
      { name: 'rules', line: 13, section: 'rules' },
    ]);
  });
});

describe('the lines of a page with partials', () => {
  it('leaves out the links and the code of a partial, which are checked in its file', () => {
    const { page } = compile('<Partial name="cable" />\n\n[Own](/docs/own)\n\n```sh\nls\n```');
    expect(page?.references.map(({ url, line }) => [url, line])).toEqual([['/docs/own', 7]]);
    expect(page?.codeBlocks.map(({ code, line }) => [code, line])).toEqual([['ls', 9]]);
  });

  it('counts the lines of the page, whatever is above', () => {
    const tag = '<Partial\n  name="cable"\n/>';
    expect(compile(`<Partial name="rules" />\n\n${tag}\n\n{price}`).problems.map(({ line }) => line)).toEqual([11]);
    expect(compile('<Partial name="rules" />\n\n## A {#a}').page?.headings.map(({ line }) => line)).toEqual([7]);
    expect(compile('<Partial name="rules" />\n\n<Tabs').problems.map(({ line }) => line)).toEqual([7]);
  });

  it('attributes to the page what only it lacks, and to the partial its own mistakes', () => {
    const onPage = partial('checked', '<Fact id="lockout" />');
    const checked = { ...onPage, body: 'Checked on <Fact id="checked" />.' };
    const body = 'Text.\n\n<Partial name="checked" />';
    expect(compile(body, [checked]).problems).toMatchObject([
      { file: 'page.mdx', line: 7, message: expect.stringContaining('There is no fact "checked"') },
    ]);
    expect(compile(body, [{ ...checked, hasProblems: true }]).problems).toEqual([]);
  });
});

it('a body stays as it is if it has no partials or cannot be parsed', () => {
  for (const body of ['Text.', '<Partial name="cable" />\n\n<Tabs', 'A <Partial name="other" /> b'])
    expect(expandPartials(body, new Map([['other', cable]])).body).toBe(body);
});
