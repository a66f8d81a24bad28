import type { ReactNode } from 'react';

/** A name in code that links to itself, so that its address can be copied. */
export function Anchor({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <a className="anchor" href={`#${id}`}>
      <code dir="ltr">{children}</code>
    </a>
  );
}
