/** The first steps of the instructions that a hit leads to. */
export interface Answer {
  /** URL of the complete instructions. */
  readonly url: string;
  /** The first steps, at most `maxSteps`. */
  readonly steps: readonly string[];
  /** Number of steps in all. */
  readonly count: number;
  /** Name of their platform; missing if they apply to all. */
  readonly platform?: string;
}

/** The stored steps of a place: platform, its name, total number of steps, first ones. */
export interface StoredSteps {
  readonly p?: string;
  readonly l?: string;
  readonly n: number;
  readonly s: readonly string[];
}

/** Instructions by the URL of the hit; `#anchor` if a page uses those of its section. */
export type StoredAnswers = Readonly<Record<string, readonly StoredSteps[] | string>>;

/** Maximum number of steps on a card. */
export const maxSteps = 3;

/** The instructions of a hit for a platform; the first ones if none is chosen. */
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
