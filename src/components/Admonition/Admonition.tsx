import type { ReactNode } from 'react';
import type { AdmonitionKind } from '../../content/markdown/admonitions.ts';
import { Icon } from '../Icon/Icon.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

interface Props {
  readonly kind: AdmonitionKind;
  readonly title?: string;
  readonly children: ReactNode;
}

export function Admonition({ kind, title, children }: Props) {
  const { strings } = usePage();
  return (
    <div className="admonition" data-kind={kind} role="note">
      <p className="admonition-title">
        <Icon name={kind === 'info' ? 'note' : kind} />
        {title || strings.admonition[kind]}
      </p>
      {children}
    </div>
  );
}
