/** The beginning of the instructions that a hit leads to. */
export interface Answer {
  /** Address of the whole answer. */
  readonly url: string;
  /** The first steps, at most `mostSteps`. */
  readonly steps: readonly string[];
  /** Number of steps in all. */
  readonly count: number;
  /** Name of the platform that they are for; missing if they hold for all. */
  readonly platform?: string;
}

/** Steps of a place in its file: platform, its name, number of all steps, first ones. */
export interface StoredSteps {
  readonly p?: string;
  readonly l?: string;
  readonly n: number;
  readonly s: readonly string[];
}

/** Instructions by the URL of the hit; `#anchor` where a page has those of its section. */
export type StoredAnswers = Readonly<Record<string, readonly StoredSteps[] | string>>;

/** Steps that a card shows. */
export const mostSteps = 3;

/** The instructions of a hit for a platform, those shown first if none is chosen. */
export function answerOf(answers: StoredAnswers, url: string, platform: string): Answer | undefined {
  const stored = answers[url];
  if (stored === undefined) return undefined;
  if (typeof stored === 'string') return answerOf(answers, url + stored, platform);
  const general = stored.find(({ p }) => p === undefined);
  const found = stored.find(({ p }) => p === platform) ?? general ?? (platform === '' ? stored[0] : undefined);
  if (!found) return undefined;
  const { l, n, s } = found;
  return { url, steps: s, count: n, ...(l !== undefined && { platform: l }) };
}
