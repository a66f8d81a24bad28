import type { SampleRow, Samples, SampleValues } from '../../model/api/samples.ts';

/** A mutable record in the form of one API type. */
export type Row = Record<string, SampleValues[string]>;

/** The records of the samples, which requests change, and their clock. */
export class Store {
  readonly #original: Samples;
  readonly #start: number;
  readonly #since = performance.now();
  /** Duration of a second in milliseconds. */
  readonly #second: number;
  #rows: Record<string, (SampleRow & { values: Row })[]> = {};
  #last = 100_000;

  /** `now` is the time of the samples, in UTC. */
  constructor(samples: Samples, now: string, second: number) {
    this.#original = samples;
    this.#start = Date.parse(`${now}Z`);
    this.#second = second;
    this.reset();
  }

  reset(): void {
    const copies = Object.entries(this.#original.rows).map(([type, rows]) => {
      return [type, rows.map(({ key, values }) => ({ key, values: { ...values } }))] as const;
    });
    this.#rows = Object.fromEntries(copies);
  }

  /** Source of sample responses, including all changes. */
  get samples(): Samples {
    return { rows: this.#rows, answers: this.#original.answers };
  }

  all(type: string): Row[] {
    return (this.#rows[type] ?? []).map(({ values }) => values);
  }

  find(type: string, field: string, value: unknown): Row | undefined {
    return this.all(type).find((row) => row[field] === value);
  }

  /** Adds a record; omitted fields are copied from the first record of the type. */
  add(type: string, values: Row): Row {
    const row = { ...this.all(type)[0], ...values };
    this.#rows[type] = [...(this.#rows[type] ?? []), { key: '', values: row }];
    return row;
  }

  remove(row: Row): void {
    for (const [type, rows] of Object.entries(this.#rows)) {
      if (rows.some(({ values }) => values === row)) this.#rows[type] = rows.filter(({ values }) => values !== row);
    }
  }

  nextId(): number {
    this.#last += 1;
    return this.#last;
  }

  /** A time in the format of the API, UTC without offset: now or `from`, plus a number of days. */
  time(from = '', days = 0): string {
    const elapsed = ((performance.now() - this.#since) / this.#second) * 1000;
    const moment = from === '' ? this.#start + elapsed : Date.parse(`${from}Z`);
    return new Date(moment + days * 86_400_000).toISOString().slice(0, 19);
  }
}
