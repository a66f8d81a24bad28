/** Requirements by how far tests show that they hold. */
export interface Counts {
  readonly hold: number;
  readonly part: number;
  readonly open: number;
}

/** The sentence at the top of `docs/conformance.md`. */
export const summaryOf = ({ hold, part, open }: Counts): string =>
  `${hold + part + open} requirements: ${hold} hold, ${part} in part, ${open} open.`;

/** Reads that sentence from the page. @throws {Error} if the page lacks it */
export function countsIn(page: string): Counts {
  const found = /^\d+ requirements: (?<hold>\d+) hold, (?<part>\d+) in part, (?<open>\d+) open\.$/m.exec(page)?.groups;
  if (!found)
    throw new Error('docs/conformance.md has no sentence with the number of requirements: run `npm run conformance`.');
  return { hold: Number(found['hold']), part: Number(found['part']), open: Number(found['open']) };
}
