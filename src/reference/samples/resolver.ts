import {
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import type { SampleResponse, SampleRow, Samples } from '../../model/api/samples.ts';
import { isRecord, type SentValues, sentValues } from './sentValues.ts';

/** An object of the sample response: its values, and those that the request sent for it. */
class SampleObject {
  readonly values: Readonly<Record<string, unknown>>;
  readonly sent: SentValues;

  constructor(values: Readonly<Record<string, unknown>>, sent: SentValues = new Map()) {
    this.values = values;
    this.sent = sent;
  }
}

/** Fields that distinguish records: a sent value applies to one record only. */
const identifying: readonly string[] = ['id', 'email', 'username', 'name'];

/** Resolves fields from the samples: the records named in the request, with its changes. */
export const sampleResolver: GraphQLFieldResolver<unknown, Samples, Record<string, unknown>> = (
  source,
  args,
  samples,
  { fieldName, parentType, returnType },
) => {
  const type = getNullableType(returnType);
  const named = getNamedType(type);
  if (!(source instanceof SampleObject)) {
    const response = samples.answers[`${parentType.name}.${fieldName}`] ?? {};
    if (isObjectType(named)) return atRoot(named, isListType(type), samples, response, sentValues(args));
    return response.value ?? (named.name === 'Boolean' ? true : null);
  }
  if (isObjectType(named)) return inside(source, fieldName, named, isListType(type), samples);
  if (!isLeafType(named)) return null;
  const sent = source.sent.get(fieldName);
  if (isListType(type)) return Array.isArray(sent) ? sent : source.values[fieldName];
  return fits(sent, named) ? sent : source.values[fieldName];
};

/** A root result whose fields `sampleResolver` resolves. */
export function sampleObject(values: Readonly<Record<string, unknown>>): unknown {
  return new SampleObject(values);
}

/** Builds an operation's response: one object, a list, or a page of a list. */
function atRoot(
  type: GraphQLObjectType,
  isList: boolean,
  samples: Samples,
  response: SampleResponse,
  sent: SentValues,
): SampleObject | SampleObject[] {
  if (isList) return listed(type, samples, response, sent);
  const rowType = pageOf(type);
  if (!rowType) return changed(closest(rowsFor(type, samples, response), sent), response, sent);
  return new SampleObject(page(listed(rowType, samples, response, sent), Object.fromEntries(sent)));
}

/** Builds a list in a response: one page of rows. */
export function page<Row>(rows: readonly Row[], { page: number, size }: Readonly<Record<string, unknown>>) {
  const [index, length] = [Number(number ?? 0), Number(size ?? 20)];
  const content = rows.slice(index * length, (index + 1) * length);
  return { totalElements: rows.length, size: length, number: index, content };
}

/** The row type, if the type is a page of a list. */
export function pageOf(type: GraphQLObjectType): GraphQLObjectType | undefined {
  const content = type.getFields()['content'];
  const named = content && getNamedType(content.type);
  return isObjectType(named) ? named : undefined;
}

/** The records that the request names; else those that match it; else all. */
function listed(type: GraphQLObjectType, samples: Samples, response: SampleResponse, sent: SentValues): SampleObject[] {
  const rows = rowsFor(type, samples, response);
  const columns = [...sent].flatMap(([name, value]) =>
    Array.isArray(value) && name in type.getFields() ? [value] : [],
  );
  if (columns.length > 0) {
    const length = Math.max(...columns.map((column) => column.length));
    return Array.from({ length }, (_, index) => {
      const one = new Map([...sent].map(([name, value]) => [name, Array.isArray(value) ? value[index] : value]));
      return changed(closest(rows, one), response, one);
    });
  }
  const agreeing = rows.filter((row) => agrees(row, sent));
  if (agreeing.length > 0) return agreeing.map((row) => changed(row, response));
  const ofEach: SentValues = new Map([...sent].filter(([name]) => !identifying.includes(name)));
  return rows.map((row, index) => changed(row, response, index === 0 ? sent : ofEach));
}

function rowsFor(type: GraphQLObjectType, samples: Samples, { records }: SampleResponse): readonly SampleRow[] {
  const rows = samples.rows[type.name] ?? [];
  return records ? rows.filter(({ key }) => records.includes(key)) : rows;
}

/** The first row with the sent ids, and with most of the other sent values. */
function closest(rows: readonly SampleRow[], sent: SentValues): SampleRow | undefined {
  const agreement = ({ values }: SampleRow) =>
    [...sent]
      .filter(([name, value]) => values[name] === value)
      .reduce((sum, [name]) => sum + (/id$/i.test(name) ? 100 : 1), 0);
  const most = Math.max(...rows.map(agreement));
  return rows.find((row) => agreement(row) === most);
}

/** True if a row belongs to the requested list. A search matches part of one field. */
function agrees({ values }: SampleRow, sent: SentValues): boolean {
  const searched = sent.get('param');
  if (typeof searched === 'string' && searched in values) {
    return String(values[searched]).includes(String(sent.get('query') ?? ''));
  }
  return [...sent].every(([name, value]) => !(name in values) || values[name] === value);
}

function changed(row: SampleRow | undefined, response: SampleResponse, sent?: SentValues): SampleObject {
  return new SampleObject({ ...row?.values, ...response.values }, sent);
}

/** An inner object: the one whose id was sent, else the record's own, else the first. */
function inside(
  { values, sent }: SampleObject,
  fieldName: string,
  type: GraphQLObjectType,
  isList: boolean,
  samples: Samples,
): SampleObject | SampleObject[] | null {
  const rows = samples.rows[type.name] ?? [];
  const named = rows.find((row) => row.values['id'] === sent.get(`${fieldName}Id`));
  const held = named?.values ?? values[fieldName];
  if (Array.isArray(held)) return held.map((item) => asObject(current(item, rows)));
  if (held === null) return null;
  if (isList) return rows.map((row) => asObject(row.values));
  return asObject(current(held, rows) ?? rows[0]?.values, sentInside(sent));
}

/** The current state of a nested record: changes of the mock do not reach embedded copies. */
function current(held: unknown, rows: readonly SampleRow[]): unknown {
  const id = isRecord(held) ? held['id'] : undefined;
  return rows.find(({ values }) => id !== undefined && values['id'] === id)?.values ?? held;
}

/** The sent id is that of the enclosing object. */
function sentInside(sent: SentValues): SentValues {
  return new Map([...sent].filter(([name]) => name !== 'id'));
}

function asObject(value: unknown, sent?: SentValues): SampleObject {
  if (value instanceof SampleObject) return value;
  return new SampleObject(isRecord(value) ? value : {}, sent);
}

/** An argument of the same name may have another type elsewhere, such as a device limit. */
export function fits(value: unknown, type: GraphQLLeafType): boolean {
  if (value === undefined) return false;
  try {
    type.parseValue(value);
    return true;
  } catch {
    return false;
  }
}
