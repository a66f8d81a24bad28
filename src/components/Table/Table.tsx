import type { ReactNode } from 'react';

/** A wide table scrolls in its own box, not with the page. On a phone its rows are cards (`data-label` of the cells). */
export function Table({ children }: { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also with the keyboard
    <div className="table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
