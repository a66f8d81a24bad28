import type { MdastPluginInstance } from 'satteri';
import type { LinkOrImage } from '../../model/content/content.ts';
import { isOwnPlace } from '../../model/content/ownPlace.ts';
import { type Gathered, lineOf } from './types.ts';

/** Gathers links and images. Those that name a definition follow once all definitions are known. */
export const gatherLinks = ({ references }: Pick<Gathered, 'references'>) => {
  const addresses = new Map<string, string>();
  const byName: (Omit<LinkOrImage, 'url'> & { readonly identifier: string })[] = [];
  return {
    link(node, context) {
      const link = { kind: 'link' as const, url: node.url, line: lineOf(node), text: context.textContent(node) };
      if (isOwnPlace(link)) context.setProperty(node, 'data', { hProperties: { id: link.text, className: 'anchor' } });
      references.push(link);
    },
    image(node) {
      references.push({ kind: 'image', url: node.url, line: lineOf(node), text: node.alt ?? '' });
    },
    linkReference(node, context) {
      const text = context.textContent(node);
      byName.push({ kind: 'link', identifier: node.identifier, line: lineOf(node), text });
    },
    imageReference(node) {
      byName.push({ kind: 'image', identifier: node.identifier, line: lineOf(node), text: node.alt ?? '' });
    },
    definition({ identifier, url }) {
      if (!addresses.has(identifier)) addresses.set(identifier, url);
    },
    after() {
      for (const { identifier, ...reference } of byName) {
        const url = addresses.get(identifier);
        if (url !== undefined) references.push({ ...reference, url });
      }
    },
  } satisfies MdastPluginInstance;
};
