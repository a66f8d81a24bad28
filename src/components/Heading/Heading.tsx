import type { ReactNode } from 'react';
import { fill } from '../../model/text/messages.ts';
import { StaleSection } from '../Notice/StaleSection.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

interface Props {
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A heading with a link to itself, and a note if its section is outdated. */
function createHeading(Tag: 'h2' | 'h3' | 'h4' | 'h5') {
  return function Heading({ id, children }: Props) {
    const { strings } = usePage();
    const heading = (
      <Tag id={id}>
        {children}
        {id && (
          <a
            className="heading-link"
            href={`#${id}`}
            aria-label={fill(strings.page.headingLink, { heading: textOf(children) })}
          >
            #
          </a>
        )}
      </Tag>
    );
    if (!id) return heading;
    return (
      <>
        {heading}
        <StaleSection id={id} />
      </>
    );
  };
}

export const headings = {
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
};

/** The text of rendered content, for labels. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node === 'object' && node !== null && 'props' in node) {
    const { props } = node;
    return typeof props === 'object' && props !== null && 'children' in props
      ? textOf(props.children as ReactNode)
      : '';
  }
  return '';
}
