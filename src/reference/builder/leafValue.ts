import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import { scalarExample } from '../scalars.ts';

/** Why a value is refused. */
export type MistakeKind = 'required' | 'integer' | 'number' | 'choice' | 'format';

const mistakeOf: Readonly<Record<string, MistakeKind>> = { Int: 'integer', Float: 'number', Boolean: 'choice' };

/** The value that a text stands for; the type itself decides whether it fits. */
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
  // `Number` takes an empty text for 0.
  if (type === 'Int' || type === 'Float') return text.trim() === '' ? text : Number(latinDigits(text));
  if (type === 'Boolean') return { true: true, false: false }[text] ?? text;
  return scalarExample(type) === undefined ? text : latinDigits(text);
}

/** A Persian keyboard types Persian digits, some Arabic ones; the API reads Latin ones. */
function latinDigits(text: string): string {
  return text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace('٫', '.');
}
