/** One line of the table: what was measured, against its budget. */
export interface Row {
  readonly what: string;
  readonly unit: string;
  /** Undefined where there is no budget: the figure is for information. */
  readonly budget?: number;
  readonly measured: number;
  /** Figures of other generators, for comparison. */
  readonly peers?: string;
}

/** The table as text, with the ratio of measured to budget; what misses its budget is marked. */
export function formatRows(rows: readonly Row[]): string {
  const cells = rows.map(({ what, unit, budget, measured, peers = '' }) => [
    what,
    budget === undefined ? '' : `${figure(budget)} ${unit}`,
    `${figure(measured)} ${unit}`,
    budget ? `${(measured / budget).toFixed(2)}${isOver({ budget, measured }) ? ' missed' : ''}` : '',
    peers,
  ]);
  const table = [['what', 'budget', 'measured', 'ratio', 'others, November 2026'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column % 4 === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** True if a figure breaks its budget. */
export const isOver = ({ budget, measured }: Pick<Row, 'budget' | 'measured'>): boolean =>
  budget !== undefined && measured > budget;

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1));
