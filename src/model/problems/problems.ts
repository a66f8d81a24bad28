/** A mistake in configuration or content, in words that let the writer correct it. */
export interface Problem {
  /** An error stops the build; a warning is printed. */
  readonly level: 'error' | 'warning';
  readonly file: string;
  /** The file that was probably changed last: checks of it report the problem too. */
  readonly causedBy?: string | undefined;
  readonly line?: number | undefined;
  /** Place in the file's data, `['tags', 1]`. The loader turns it into a line. */
  readonly key?: readonly PropertyKey[] | undefined;
  /** The mistake and what would be right, as a sentence. */
  readonly message: string;
  /** The id of the rule that found it; undefined if a file cannot be read at all. */
  readonly rule?: string | undefined;
}

/** An error at a place in the data of a file. */
export const errorAt = (file: string, key: readonly PropertyKey[], message: string): Problem => {
  return { level: 'error', file, key, message };
};

/** An error in a line of a file; without a line it is about the whole file. */
export const errorIn = (file: string, line: number | undefined, message: string): Problem => {
  return { level: 'error', file, line, message };
};

/** One line per problem, `file:line: message [rule]`, in the order of files and lines. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort(byPlace)
    .map(({ level, file, line, message, rule }) => {
      const place = line ? `${file}:${line}` : file;
      return `${level}  ${place}: ${message}${rule ? ` [${rule}]` : ''}`;
    })
    .join('\n');
}

export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** Several problems thrown together, so that a writer can correct them in one go. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const errors = problems.filter((problem) => problem.level === 'error');
    super(
      `The site cannot be built: ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}.\n${formatProblems(errors)}`,
    );
    this.name = 'ProblemsError';
    this.problems = problems;
  }
}

/** "x, y, z" in alphabetical order, for the available ids in messages. */
export function listOf(ids: Iterable<string>): string {
  return [...ids].sort().join(', ');
}
