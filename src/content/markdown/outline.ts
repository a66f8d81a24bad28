import GithubSlugger from 'github-slugger';
import { defineMdastPlugin, type MdastNode } from 'satteri';
import type { PageVocabulary } from '../../model/config/pageVocabulary.ts';
import type { Locale } from '../../model/text/locale.ts';
import { componentUse, type MdxElement } from './attributes.ts';
import { headingId } from './headingId.ts';
import { gatherLinks } from './links.ts';
import { gatherSteps } from './steps.ts';
import { tableProse } from './tableProse.ts';
import { addProse, type Gathered, lineOf } from './types.ts';

/** Gathers headings, prose, links and images. A heading without an id gets one. */
export const outline = (gathered: Gathered, locale: Locale, vocabulary: PageVocabulary) => {
  const slugger = new GithubSlugger();
  const { isProse, endTable, visitors } = tableProse(gathered);
  const report = (node: MdastNode, message: string) => gathered.problems.push({ line: lineOf(node), message });
  const wordsOf = (node: MdastNode) => {
    const found = searchedUse(node, locale, vocabulary);
    return found?.component.words?.(found.use) ?? '';
  };
  const component = (node: MdxElement) => {
    const found = searchedUse(node, locale, vocabulary);
    const wrong = found?.component.children === 'none' ? found.component.unshowable?.(found.use) : undefined;
    if (wrong !== undefined) report(node, wrong);
    const words = wordsOf(node);
    if (words !== '' && isProse(node)) addProse(gathered, words);
  };
  return defineMdastPlugin({
    name: 'outline',
    options: { position: true },
    heading(node, context) {
      const text = context.textContent(node);
      const writtenId = headingId(node.data);
      const id = writtenId ?? slugger.slug(text);
      const heading = { depth: node.depth, id, text, line: lineOf(node) };
      if (gathered.headings.some((earlier) => earlier.id === id))
        report(node, `The id "${id}" is on an earlier heading of this page too; ids are unique.`);
      gathered.headings.push(heading);
      endTable();
      gathered.sections.push({ heading, parts: [], steps: [] });
      if (writtenId === undefined) context.setProperty(node, 'data', { hProperties: { id } });
    },
    ...gatherLinks(gathered),
    text(node, context) {
      if (context.parent(node).type === 'heading') return;
      gathered.words += node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      if (isProse(node)) addProse(gathered, node.value);
    },
    inlineCode(node, context) {
      if (context.parent(node).type !== 'heading' && isProse(node)) addProse(gathered, node.value);
    },
    ...visitors,
    list: gatherSteps(gathered, wordsOf),
    mdxJsxTextElement: component,
    mdxJsxFlowElement: component,
  });
};

/** The use of a component that search reads; undefined for any other node. */
function searchedUse(node: MdastNode, locale: Locale, vocabulary: PageVocabulary) {
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return undefined;
  const use = componentUse(node);
  if (!use || !('words' in use.component)) return undefined;
  return { component: use.component, use: { attributes: use.attributes, locale, vocabulary } };
}
