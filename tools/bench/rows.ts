/** A row of the table: a figure and its budget. */
export interface Row {
  readonly what: string;
  readonly unit: string;
  /** Undefined if the figure is only for information. */
  readonly budget?: number;
  readonly measured: number;
}

/** Starlight 0.42.4 with these texts, measured with the same settings on 30 November 2026. */
const starlight: Readonly<Record<string, string>> = {
  'first load of a ru docs page': '46.5 kB',
  'first load of a fa docs page with its fonts': '46.2 kB, no fonts',
  'LCP on slow mobile, ru': '572 ms',
  'LCP on slow mobile, fa': '604 ms',
  'tap on "Next" to the heading, slow mobile': '258 ms',
  'first search, cold, until the network is idle, fa': '195 kB',
  'first search, cold, until the network is idle, ru': '166 kB',
  'later keystrokes to painted results, slow mobile, ru': '348 ms',
};

/** Prints the rows as a table, with the ratio of measured to budget; misses are marked. */
export function printRows(rows: readonly Row[]): void {
  const table = rows.map(({ what, unit, budget, measured }) => ({
    what,
    budget: budget === undefined ? '' : `${figure(budget)} ${unit}`,
    measured: `${figure(measured)} ${unit}`,
    starlight: starlight[what] ?? '',
    ratio: budget ? `${(measured / budget).toFixed(2)}${isOver({ budget, measured }) ? ' missed' : ''}` : '',
  }));
  console.table(table);
}

/** True if a figure exceeds its budget. */
export const isOver = ({ budget, measured }: Pick<Row, 'budget' | 'measured'>): boolean =>
  budget !== undefined && measured > budget;

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1));
