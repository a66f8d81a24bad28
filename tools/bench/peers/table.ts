/** What was measured of an engine, by what the row says. */
export type Figures = { readonly name: string } & Readonly<Record<string, number | string>>;

/** A Markdown table of the engines side by side; in brackets how many times the first one's figure. */
export function formatPeers(engines: readonly Figures[]): string {
  const [first] = engines;
  const rows = Object.keys(first ?? {}).filter((key) => key !== 'name');
  return [
    ['what', ...engines.map(({ name }) => name)],
    ['---', ...engines.map(() => '---:')],
    ...rows.map((row) => [
      row,
      ...engines.map((engine) => cell(Number(engine[row]), Number(first?.[row]), engine === first)),
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cell(value: number, base: number, isBase: boolean): string {
  const figure = value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);
  return isBase || base === 0 ? figure : `${figure} (×${(value / base).toFixed(1)})`;
}
