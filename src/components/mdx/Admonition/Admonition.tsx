import { admonitions } from '../../../model/content/admonitions.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { PropsOf, Views } from '../views.ts';
import type * as writer from './Admonition.writer.ts';

type Props = PropsOf<typeof writer.Admonition>;

export function Admonition({ kind, title, children }: Props) {
  const { strings } = usePage();
  return (
    <div className="admonition" data-kind={kind} role="note">
      <p className="admonition-title">
        <Icon name={admonitions[kind].icon} />
        {title || strings.admonition[kind]}
      </p>
      {children}
    </div>
  );
}

function FeedAdmonition({ kind, title, children }: Props) {
  const name = usePage().strings.admonition[kind];
  return (
    <blockquote>
      <p>
        <strong>{title ? `${name}: ${title}` : name}</strong>
      </p>
      {children}
    </blockquote>
  );
}

export const views = { Admonition: { page: Admonition, feed: FeedAdmonition } } satisfies Views<typeof writer>;
