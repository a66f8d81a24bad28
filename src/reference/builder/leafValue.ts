import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import type { InputFormat } from '../../model/api/demands.ts';
import { latinDigits } from '../../model/text/latinDigits.ts';
import { readsDigits } from '../formats.ts';
import { scalarExample } from '../scalars.ts';

/** Reason why a text is not a value of a type. */
export type LeafMistake = 'integer' | 'number' | 'choice' | 'format';

const mistakeOf: Readonly<Record<string, LeafMistake>> = { Int: 'integer', Float: 'number', Boolean: 'choice' };

/** The text for a value that is sent as null, if null is allowed. */
export const nullText = 'null';

/**
 * The value of a text, or why its type rejects it. `""` is an empty text, `"null"` the
 * word. Persian digits are accepted if the format has Latin ones.
 */
export function leafValue(
  type: GraphQLScalarType | GraphQLEnumType,
  text: string,
  format?: InputFormat,
): { value: unknown } | { mistake: LeafMistake } {
  const value = converted(type.name, readsDigits(format) ? latinDigits(text).trim() : text);
  try {
    type.parseValue(value);
    return { value };
  } catch {
    return { mistake: isEnumType(type) ? 'choice' : (mistakeOf[type.name] ?? 'format') };
  }
}

function converted(type: string, text: string): unknown {
  if (type === 'Int' || type === 'Float') return numberOf(latinDigits(text).trim()) ?? text;
  if (type === 'Boolean') return { true: true, false: false }[text] ?? text;
  if (type === 'String') return /^"(.*)"$/s.exec(text)?.[1] ?? text;
  return scalarExample(type) === undefined ? text : latinDigits(text).trim();
}

/** Unlike `Number`, rejects empty texts and hexadecimal numbers. */
function numberOf(text: string): number | undefined {
  return /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined;
}
