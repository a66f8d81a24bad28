/** A row of the table: a figure and its budget. */
export interface Row {
  readonly what: string;
  readonly unit: string;
  /** Undefined if the figure is only for information. */
  readonly budget?: number;
  readonly measured: number;
}

/** Prints the rows as a table, with the ratio of measured to budget; misses are marked. */
export function printRows(rows: readonly Row[]): void {
  const table = rows.map(({ what, unit, budget, measured }) => ({
    what,
    budget: budget === undefined ? '' : `${figure(budget)} ${unit}`,
    measured: `${figure(measured)} ${unit}`,
    ratio: budget ? `${(measured / budget).toFixed(2)}${isOver({ budget, measured }) ? ' missed' : ''}` : '',
  }));
  console.table(table);
}

/** True if a figure exceeds its budget. */
export const isOver = ({ budget, measured }: Pick<Row, 'budget' | 'measured'>): boolean =>
  budget !== undefined && measured > budget;

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1));
