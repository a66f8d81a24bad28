import type { ReactNode } from 'react';
import { isExternal } from '../../model/addresses/urls.ts';
import { useHref, usePage } from '../PageContext/PageContext.tsx';

interface Props {
  /** `/docs/…` (without language), relative, `#anchor`, `site:name` or an outside address. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly current?: boolean | undefined;
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly id?: string | undefined;
  readonly rel?: string | undefined;
  /** The platform that following the link chooses. */
  readonly platform?: string | undefined;
  readonly children: ReactNode;
}

/** A link in the reader's language; an outside link is announced to screen readers. */
export function Link({ to, className, current, label, title, id, rel, platform, children }: Props) {
  const { strings } = usePage();
  const outside = to.startsWith('site:') || isExternal(to);
  return (
    <a
      href={useHref()(to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      id={id}
      title={title}
      rel={rel}
      data-platform={platform}
    >
      {children}
      {outside && !to.startsWith('mailto:') && <span className="sr-only"> {strings.chrome.externalLink}</span>}
    </a>
  );
}
