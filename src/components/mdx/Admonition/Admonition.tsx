import { admonitions } from '../../../model/content/admonitions.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { danger, note, tip, warning } from '../../Icon/paths.ts';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { PropsOf, Renderings } from '../renderings.ts';
import type * as writer from './Admonition.writer.ts';

const icons = { note, tip, warning, danger } as const;

export function Admonition({ kind, title, children }: PropsOf<typeof writer.Admonition>) {
  const { strings } = usePage();
  return (
    <div className="admonition" data-kind={kind} role="note">
      <p className="admonition-title">
        <Icon path={icons[admonitions[kind].icon]} />
        {title || strings.admonition[kind]}
      </p>
      {children}
    </div>
  );
}

export const renderings = { Admonition } satisfies Renderings<typeof writer>;
