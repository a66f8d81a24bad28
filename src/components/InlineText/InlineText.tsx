import { isExternal } from '../../model/addresses/urls.ts';
import { linkNames, namedPaths } from '../../model/api/names.ts';
import { type InlineContent as Content, type InlineText as Text, withTargets } from '../../model/text/inlineText.ts';
import { useHref, usePage } from '../PageContext/PageContext.tsx';

/** A text of the API or changelog; in the reference its names lead to their pages. */
export function InlineText({ text }: { readonly text: Pick<Text, 'content'> }) {
  const { site, strings, view } = usePage();
  const isReference = view.page.kind.startsWith('api');
  const content = isReference ? linkNames(text.content, namedPaths(site.reference), view.path) : text.content;
  return <InlineContent content={withTargets(content, useHref())} externalLink={strings.chrome.externalLink} />;
}

interface Props {
  /** Its links lead to addresses. */
  readonly content: Content;
  /** Appended for screen readers to links that leave the site. */
  readonly externalLink: string;
}

/** The same where there is no page context: in the browser and in feeds. */
export function InlineContent({ content, externalLink }: Props) {
  return content.map((node, index) => {
    if (typeof node === 'string') return node;
    // The nodes never change their order.
    const key = index;
    if (node.kind === 'code') {
      return (
        <code key={key} dir="ltr">
          {node.text}
        </code>
      );
    }
    if (node.kind === 'isolated') return <bdi key={key}>{node.text}</bdi>;
    const inside = <InlineContent content={node.content} externalLink={externalLink} />;
    if (node.kind === 'strong') return <strong key={key}>{inside}</strong>;
    if (node.kind === 'emphasis') return <em key={key}>{inside}</em>;
    return (
      <a key={key} href={node.target}>
        {inside}
        {isExternal(node.target) && <span className="sr-only"> {externalLink}</span>}
      </a>
    );
  });
}
