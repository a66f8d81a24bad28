import type { ReactNode } from 'react';

/** A name in code that is a link to its own place: how readers get the address of an argument, field, value or error. */
export function Anchor({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <a className="anchor" href={`#${id}`}>
      <code dir="ltr">{children}</code>
    </a>
  );
}
