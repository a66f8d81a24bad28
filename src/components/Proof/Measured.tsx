import { type MeasuredId, measuredMark } from '../../model/measured.ts';

/** A figure that is known when all pages are written: a mark here, which `tools/proof` replaces. */
export function Measured({ id }: { readonly id: MeasuredId }) {
  return <bdi>{measuredMark(id)}</bdi>;
}
