import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import { scalarExample } from '../scalars.ts';
import { apiDate } from './typedDate.ts';

/** Why a value is refused. */
export type MistakeKind = 'required' | 'integer' | 'number' | 'choice' | 'format';

const mistakeOf: Readonly<Record<string, MistakeKind>> = { Int: 'integer', Float: 'number', Boolean: 'choice' };

/** The text for a value that is sent as null, if it may be. */
export const nullText = 'null';

/**
 * The value that a text stands for; the type itself decides whether it fits. Quotation marks around a text are not part of it: so an empty text can be
 * sent, and the word null.
 */
export function leafValue(
  type: GraphQLScalarType | GraphQLEnumType,
  text: string,
): { value: unknown } | { mistake: MistakeKind } {
  const value = converted(type.name, text);
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
  return scalarExample(type) === undefined ? text : apiDate(latinDigits(text));
}

/** `Number` takes an empty text for 0 and knows hexadecimal numbers, which nobody means who types "0x10". */
function numberOf(text: string): number | undefined {
  return /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** A Persian keyboard types Persian digits, some Arabic ones; the API reads Latin ones. */
function latinDigits(text: string): string {
  return text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace('٫', '.');
}
