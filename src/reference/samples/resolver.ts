import {
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import { sampleFor, sampleRows } from './lookup.ts';
import { type SentValues, sentValues } from './sentValues.ts';
import type { SampleValue } from './values.ts';

/** An object of the sample answer: which row it is, which operation answers, and what the request sent. */
class SampleObject {
  readonly row: number;
  readonly operation: string;
  readonly sent: SentValues;

  constructor(row: number, operation: string, sent: SentValues) {
    this.row = row;
    this.operation = operation;
    this.sent = sent;
  }
}

/** Fields that tell records apart: what was sent belongs to the first row. */
const identifying = ['id', 'email', 'username', 'name'];

/** Answers every field with sample data that depend on nothing but the field, the row and what the request sent. */
export const sampleResolver: GraphQLFieldResolver<unknown, unknown, Record<string, unknown>> = (
  source,
  args,
  _,
  info,
) => {
  const { fieldName, parentType } = info;
  const isRoot = !(source instanceof SampleObject);
  const parent = isRoot ? new SampleObject(0, `${parentType.name}.${fieldName}`, sentValues(args)) : source;
  const type = getNullableType(info.returnType);
  const named = getNamedType(type);
  if (isObjectType(named)) {
    // The id that was sent is that of the object at the root, not of the objects inside it.
    const sent = isRoot ? parent.sent : new Map([...parent.sent].filter(([name]) => name !== 'id'));
    if (!isListType(type)) return new SampleObject(parent.row, parent.operation, sent);
    const length = sentRows(sent) ?? sampleRows(named);
    return Array.from({ length }, (_item, row) => new SampleObject(row, parent.operation, sent));
  }
  if (!isLeafType(named)) return null;
  const sample = sampleFor(parent.operation, parentType.name, fieldName);
  if (isRoot) return sample ?? sampleFor('', '', named.name);
  const sent = parent.sent.get(fieldName);
  if (isListType(type)) return Array.isArray(sent) ? sent : sample;
  return sentForRow(sent, fieldName, parent.row, named) ?? sampleForRow(sample, parent.row);
};

/** How many records the request named, if it named them one by one. */
function sentRows(sent: SentValues): number | undefined {
  const lengths = [...sent.values()].filter((value) => Array.isArray(value)).map((values) => values.length);
  return lengths.length > 0 ? Math.max(...lengths) : undefined;
}

function sentForRow(sent: unknown, fieldName: string, row: number, type: GraphQLLeafType): unknown {
  if (!Array.isArray(sent) && row > 0 && identifying.includes(fieldName)) return undefined;
  const value: unknown = Array.isArray(sent) ? sent[row] : sent;
  return value !== undefined && fits(value, type) ? value : undefined;
}

/** An argument of the same name may be of another type: a device limit is text in one operation and a number in another. */
function fits(value: unknown, type: GraphQLLeafType): boolean {
  try {
    type.parseValue(value);
    return true;
  } catch {
    return false;
  }
}

function sampleForRow(sample: SampleValue | undefined, row: number): unknown {
  return Array.isArray(sample) ? sample[row % sample.length] : sample;
}
