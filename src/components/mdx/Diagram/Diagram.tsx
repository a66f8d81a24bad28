import type { Views } from '../views.ts';
import { Architecture } from './Architecture.tsx';
import type * as writer from './Diagram.writer.ts';
import { Sequence } from './Sequence.tsx';

/** A drawing takes its style from the site: its title says what it shows. */
function Title({ title }: { readonly title: string }) {
  return (
    <p>
      <em>{title}</em>
    </p>
  );
}

export const views = {
  Architecture: { page: Architecture, feed: Title },
  Sequence: { page: Sequence, feed: Title },
} satisfies Views<typeof writer>;
