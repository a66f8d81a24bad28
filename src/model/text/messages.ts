import { formatNumber } from './format.ts';
import type { Locale } from './locale.ts';
import { memoize } from './memoize.ts';

/** The sentence for each plural category and for zero. `{count}` is the number. */
export interface PluralForms {
  readonly zero?: string | undefined;
  readonly one: string;
  /** Russian only: 2-4, 22, 103. */
  readonly few?: string | undefined;
  /** Russian only: 5-20, 25, 111. */
  readonly many?: string | undefined;
  readonly other: string;
}

/** Puts values into a message. An unknown name stays visible, so that it is noticed. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

const ruleOf = memoize((locale: Locale) => new Intl.PluralRules(locale));

/** The sentence for a count, by CLDR's categories; zero has its own sentence if one is given. */
export function plural(forms: PluralForms, count: number, locale: Locale): string {
  const category = count === 0 && forms.zero !== undefined ? 'zero' : ruleOf(locale).select(count);
  const form = (category === 'two' ? undefined : forms[category]) ?? forms.other;
  return fill(form, { count: formatNumber(count, locale) });
}
