import { formatFact } from '../../model/facts.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** A number that many pages share, from `site/facts.ts`. A single left-to-right run, so that a price stays whole in Persian. */
export function Fact({ id, as = 'text' }: { readonly id: string; readonly as?: 'text' | 'number' }) {
  return <bdi>{formatFact(id, usePage().locale, as)}</bdi>;
}
