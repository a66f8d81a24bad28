import type { ReactNode } from 'react';

export function Details({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className="details">
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
