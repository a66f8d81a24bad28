import GithubSlugger from 'github-slugger';
import { defineMdastPlugin } from 'satteri';
import type { Gathered } from './types.ts';

/** Gathers headings, links and images; a heading without an id of its own gets one from its text. */
export const outline = (gathered: Gathered) => {
  const slugger = new GithubSlugger();
  return defineMdastPlugin({
    name: 'outline',
    options: { position: true },
    heading(node, context) {
      const text = context.textContent(node);
      const given = headingId(node.data);
      const id = given ?? slugger.slug(text);
      gathered.headings.push({ depth: node.depth, id, text, line: node.position?.start.line ?? 0 });
      if (given === undefined) context.setProperty(node, 'data', { hProperties: { id } });
    },
    link(node, context) {
      const line = node.position?.start.line ?? 0;
      gathered.references.push({ kind: 'link', url: node.url, line, text: context.textContent(node) });
    },
    image(node) {
      gathered.references.push({
        kind: 'image',
        url: node.url,
        line: node.position?.start.line ?? 0,
        text: node.alt ?? '',
      });
    },
    text(node) {
      gathered.words += node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    },
  });
};

function headingId(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('hProperties' in data)) return undefined;
  const properties = data.hProperties;
  if (typeof properties !== 'object' || properties === null || !('id' in properties)) return undefined;
  return typeof properties.id === 'string' ? properties.id : undefined;
}
