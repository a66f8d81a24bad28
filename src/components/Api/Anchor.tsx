import type { ReactNode } from 'react';

/** A name in code that links to its own place, to copy its address. */
export function Anchor({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <a className="anchor" href={`#${id}`}>
      <code dir="ltr">{children}</code>
    </a>
  );
}
