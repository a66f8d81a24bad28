import { admonitions } from '../../../model/content/admonitions.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { PropsOf, Renderings } from '../renderings.ts';
import type * as writer from './Admonition.writer.ts';

export function Admonition({ kind, title, children }: PropsOf<typeof writer.Admonition>) {
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

export const renderings = { Admonition } satisfies Renderings<typeof writer>;
