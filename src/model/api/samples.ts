export type SampleLeaf = string | number | boolean | null;

export interface SampleValues {
  readonly [field: string]: SampleLeaf | SampleValues | readonly (SampleLeaf | SampleValues)[];
}

/** A record as a type shows it, with the values that a request selects it by. */
export interface SampleRow {
  /** Name of the record in the world of the examples; empty if it is not a record. */
  readonly key: string;
  readonly values: SampleValues;
}

/** Responses of an operation that differ from what its type alone implies. */
export interface SampleResponse {
  /** Names of the records that it shows. */
  readonly records?: readonly string[] | undefined;
  /** Values that its records have afterwards. */
  readonly values?: SampleValues | undefined;
  /** The response itself, if it is a single value. */
  readonly value?: SampleLeaf | undefined;
}

/** All data for sample responses; the request builder gets a part as JSON. */
export interface Samples {
  /** By name of the type. */
  readonly rows: Readonly<Record<string, readonly SampleRow[]>>;
  /** By coordinate of the operation. */
  readonly answers: Readonly<Record<string, SampleResponse>>;
}
