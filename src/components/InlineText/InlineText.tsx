import { isExternal } from '../../model/addresses/urls.ts';
import { linkNames, namedPaths } from '../../model/api/names.ts';
import { type InlineText as TextData, withTargets } from '../../model/text/inlineText.ts';
import { useHref, usePage } from '../PageContext/PageContext.tsx';

/** A text of the API or changelog; in the reference its names link to their pages. */
export function InlineText({ text }: { readonly text: Pick<TextData, 'content'> }) {
  const { site, view } = usePage();
  const isReference = view.page.kind.startsWith('api');
  const content = isReference ? linkNames(text.content, namedPaths(site.reference), view.path) : text.content;
  return <InlineContent content={withTargets(content, useHref())} />;
}

/** Like `InlineText`, for content with resolved links. */
export function InlineContent({ content }: { readonly content: TextData['content'] }) {
  const { strings } = usePage();
  return content.map((node, index) => {
    if (typeof node === 'string') return node;
    // Nodes are never reordered.
    const key = index;
    if (node.kind === 'code') {
      return (
        <code key={key} dir="ltr">
          {node.text}
        </code>
      );
    }
    if (node.kind === 'isolated') return <bdi key={key}>{node.text}</bdi>;
    const inside = <InlineContent content={node.content} />;
    if (node.kind === 'strong') return <strong key={key}>{inside}</strong>;
    if (node.kind === 'emphasis') return <em key={key}>{inside}</em>;
    return (
      <a key={key} href={node.target}>
        {inside}
        {isExternal(node.target) && <span className="sr-only"> {strings.chrome.externalLink}</span>}
      </a>
    );
  });
}
