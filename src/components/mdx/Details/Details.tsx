import type { PropsOf, Renderings } from '../renderings.ts';
import type * as writer from './Details.writer.ts';

export function Details({ summary, children }: PropsOf<typeof writer.Details>) {
  return (
    <details className="details">
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}

export const renderings = { Details } satisfies Renderings<typeof writer>;
