import type { ReactNode } from 'react';

interface Props {
  /** On a phone: rows to tap (`stack doors`), a table (`pairs`), or by default cards. */
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A wide table scrolls in its own box, not with the page. */
export function Table({ className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also with the keyboard
    <div className={`table ${className ?? 'stack'}`} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
