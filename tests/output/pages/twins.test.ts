import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { type MdastNode, markdownToMdast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import config from '../../../site/site.config.ts';
import { locales } from '../../../src/model/text/locale.ts';
import { files, output } from '../builtSite.ts';
import { all, type Element, one, pageAt } from '../dom.ts';
import { surveyOf } from '../requirements/survey.ts';
import { isServed, sitePath } from './addresses.ts';
import { documents, related } from './documents.ts';

/** Navigation, controls and drawings, which a twin leaves out. */
const leftOut =
  'nav, aside, form, button, fieldset, svg, progress, [hidden], .heading-link, .island, .needs-js, .without-js, .page-foot, .read-more, .sr-only';

const twins = files.filter((file) => file.endsWith('.md'));
const pageOf = (twin: string): string => `/${twin.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`;

/** The main content of the page that a twin was made from. */
function mainOf(twin: string): Element {
  const main = one('main', pageAt(pageOf(twin)));
  if (!main) throw new Error(`${pageOf(twin)} has no main content.`);
  for (const heading of all('h2, h3, h4, h5, h6', main)) heading.attribs['data-id'] = idOf(heading);
  for (const element of all(leftOut, main)) DomUtils.removeElement(element);
  return main;
}

const partsOf = (twin: string) => /^---\n(.*?)\n---\n\n(.*)$/s.exec(readFileSync(join(output, twin), 'utf8')) ?? [];
const factsOf = (twin: string): Readonly<Record<string, string>> =>
  parse(partsOf(twin)[1] ?? '', { schema: 'failsafe' });
const nodesOf = (twin: string): readonly MdastNode[] => nodesIn(markdownToMdast(partsOf(twin)[2] ?? ''));

/** A node and all that is in it, in the order of the text. */
function nodesIn(node: MdastNode): MdastNode[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])];
}

/** Letters and digits only: everything around them differs between HTML and Markdown. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');
const textIn = (node: MdastNode): string =>
  nodesIn(node)
    .map((inner) => ('value' in inner && typeof inner.value === 'string' ? inner.value : ''))
    .join(' ');

/** Words of a page: text outside code, without the pictures that a twin describes. */
function wordsOf(main: Element): string {
  for (const element of all('pre, figure.shown, figure.diagram, .code-block > figcaption, img', main))
    DomUtils.removeElement(element);
  // The word "Fields" that unfolds nested fields.
  for (const element of all('.field-tree summary', main)) DomUtils.removeElement(element);
  return letters(DomUtils.textContent(main));
}

/** The same of a twin, without emphasis for pictures, bold numbers and ids of headings. */
const wordsIn = (nodes: readonly MdastNode[]): string =>
  letters(
    nodes
      .map((node) => {
        if (node.type === 'inlineCode') return node.value;
        return node.type === 'text' ? node.value.replace(/ \{#[\w-]+\}$/, '') : '';
      })
      .join(' '),
  );

/** The id that links name: a heading's, or that of the section that it begins. */
function idOf(heading: Element): string {
  const { parent, prev } = heading;
  if (one('.heading-link', heading)) return heading.attribs['id'] ?? '';
  return (parent && 'attribs' in parent && parent.name === 'section' && !prev && parent.attribs['id']) || '';
}

describe.each(locales)('The Markdown twins in %s', (locale) => {
  const own = twins.filter((file) => file.startsWith(`${locale}/`));

  test('exist for every page except the search and not-found pages', () => {
    const without = [...documents.keys()].filter(
      (path) => path.startsWith(`/${locale}/`) && !own.some((twin) => pageOf(twin) === path),
    );
    expect(without.sort()).toEqual([`/${locale}/404`, `/${locale}/search`]);
  });

  test('have the title, description, language and address of their pages, which link to them in the head', () => {
    const wrong = own.filter((twin) => {
      const page = documents.get(pageOf(twin));
      const facts = factsOf(twin);
      const [canonical] = page ? related(page, 'canonical') : [];
      const named = page && related(page, 'alternate').filter(({ type }) => type === 'text/markdown');
      return (
        named?.map(({ href }) => href).join() !== `${config.url}/${twin}` ||
        facts['canonical'] !== canonical?.['href'] ||
        facts['description'] !== page?.meta('description') ||
        !['en', locale].includes(facts['language'] ?? '') ||
        facts['title'] === ''
      );
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  test('are linked under every written page', () => {
    const written = own
      .map((twin) => ({ twin, ...surveyOf(pageOf(twin)) }))
      .filter(
        ({ twin, asksForFeedback, editLinks }) => asksForFeedback || (/\/blog\//.test(twin) && editLinks.length > 0),
      );
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter(({ twin, twinLink }) => twinLink !== `/${twin}`).map(({ twin }) => twin)).toEqual([]);
  });

  test('have the headings, the variants, the code, the links and the words of their pages', () => {
    const wrong = own.flatMap((twin) => {
      const main = mainOf(twin);
      const page = pageOf(twin);
      const nodes = nodesOf(twin);
      const ofType = <Type extends MdastNode['type']>(type: Type) =>
        nodes.filter((node): node is Extract<MdastNode, { type: Type }> => node.type === type);
      const headings = all('h1, h2, h3, h4, h5, h6, .tab-label', main).map((each) =>
        letters(DomUtils.textContent(each) + (each.attribs['data-id'] ?? '')),
      );
      const code = all('pre', main).map((each) => DomUtils.textContent(each).replace(/\n$/, ''));
      const links = all('a[href]:not(.anchor, .figure)', main).map(
        ({ attribs }) => new URL(attribs['href'] ?? '', config.url + page).href,
      );
      const inTwin = {
        headings: ofType('heading').map((node) => letters(textIn(node))),
        code: ofType('code').map(({ value }) => value),
        links: ofType('link').map(({ url }) => url),
      };
      return [
        ...difference(`${twin}: headings`, headings, inTwin.headings),
        ...difference(`${twin}: code`, code, inTwin.code),
        ...difference(`${twin}: links`, links, inTwin.links),
        ...(all('figure.shown, figure.diagram', main).length > 0
          ? []
          : difference(`${twin}: words`, [wordsOf(main)], [wordsIn(nodes)])),
      ];
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});

describe('The lists for language models', () => {
  const lists = ['llms.txt', ...locales.map((locale) => `${locale}/llms.txt`)];
  const linksOf = (list: string) =>
    nodesIn(markdownToMdast(readFileSync(join(output, list), 'utf8'))).flatMap((node) =>
      node.type === 'link' ? [node.url] : [],
    );

  test.each(lists)('%s links only to existing files', (list) => {
    const links = linksOf(list);
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(links.filter((url) => !isServed(sitePath(url) ?? ''))).toEqual([]);
  });

  test.each(locales)('the list of %s labels posts as illustrative history', (locale) => {
    const text = readFileSync(join(output, locale, 'llms.txt'), 'utf8');
    expect(text.match(/^## .+\n\n> .+$/gm)).toHaveLength(1);
  });
});

/** First difference between two lists, with the entries of both. */
function difference(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const at = expected.findIndex((value, index) => value !== found[index]);
  if (at === -1 && expected.length === found.length) return [];
  const place = at === -1 ? expected.length : at;
  return [`${what}: "${expected[place]}" in the page, "${found[place]}" in the twin`];
}
