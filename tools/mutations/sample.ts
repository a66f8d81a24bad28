/** A part of the files: `part` 1 of 8 has the first, the ninth, and so on. */
export interface Sample {
  readonly part: number;
  readonly of: number;
}

/** Reads `3/8`. */
export function readSample(text: string): Sample {
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (part < 1 || part > of) throw new Error(`"${text}" is not a sample; write 1/8 for every eighth file.`);
  return { part, of };
}

/** `search` of `src/search/query/plan.ts`. */
export const areaOf = (path: string) => path.split('/')[1] ?? '';

/**
 * The files of a sample: those of each area of the code are sorted by path and counted separately. The parts of a sample have no file in
 * common and are together all of the files.
 */
export function sampleOf(files: readonly string[], { part, of }: Sample): string[] {
  return [...Map.groupBy([...files].sort(), areaOf).values()].flatMap((area) =>
    area.filter((_, index) => index % of === part - 1),
  );
}
