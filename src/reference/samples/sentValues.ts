/** Values sent for a record, by field: one value, or one for each row. */
export type SentValues = ReadonlyMap<string, unknown>;

/** Names in requests for fields with other names in responses. */
const responseNames: Readonly<Record<string, readonly string[]>> = {
  code: ['couponCode', 'tokenCode'],
  page: ['number'],
  userName: ['username'],
  maxLimit: ['maximumLimit'],
};

/** Arguments that are changes, not the resulting value of the record. */
const amounts = ['credit'];

/** The values of an operation's arguments, with which the sample response agrees. */
export function sentValues(args: Readonly<Record<string, unknown>>): SentValues {
  const sent = new Map<string, unknown>();
  collect(Object.fromEntries(Object.entries(args).filter(([name]) => !amounts.includes(name))), sent);
  return sent;
}

function collect(values: Readonly<Record<string, unknown>>, sent: Map<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    if (isRecord(value)) collect(value, sent);
    else if (Array.isArray(value) && value.every(isRecord)) collect(columns(value), sent);
    else for (const key of [name, ...(responseNames[name] ?? [])]) sent.set(key, value);
  }
}

/** `[{a: 1}, {a: 2}]` is `{a: [1, 2]}`. */
function columns(rows: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.fromEntries([...names].map((name) => [name, rows.map((row) => row[name])]));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
