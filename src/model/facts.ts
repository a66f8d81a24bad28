import { type Fact, facts } from '../../site/facts.ts';
import { didYouMean } from './didYouMean.ts';
import { formatNumber, formatPrice } from './format.ts';
import type { Locale } from './locale.ts';
import { fill, plural } from './messages.ts';
import { listOf } from './problems.ts';

/** A fact for the reader: with its unit ("30 days"), or the number alone. An unknown id is an error that lists those there are. */
export function formatFact(id: string, locale: Locale, as: 'text' | 'number' = 'text'): string {
  const fact = find(id);
  if (fact.kind === 'price')
    return as === 'number' ? formatNumber(fact.value, locale) : formatPrice(fact.value, locale);
  if (fact.to === undefined) {
    return as === 'number' ? formatNumber(fact.value, locale) : plural(fact.unit[locale], fact.value, locale);
  }
  const range = `${formatNumber(fact.value, locale)}–${formatNumber(fact.to, locale)}`;
  if (as === 'number') return range;
  const forms = fact.unit[locale];
  const form = forms[category(fact.to, locale)] ?? forms.other;
  return fill(form, { count: range });
}

const known: Readonly<Record<string, Fact>> = facts;

/** What is wrong with the id of a fact; nothing if there is such a fact. */
export function unknownFact(id: string): string | undefined {
  if (id in known) return undefined;
  const ids = Object.keys(known);
  return `There is no fact "${id}" in site/facts.ts; it has ${listOf(ids)}.${didYouMean(id, ids)}`;
}

function find(id: string): Fact {
  const fact = known[id];
  if (!fact) throw new Error(unknownFact(id));
  return fact;
}

function category(count: number, locale: Locale): 'one' | 'few' | 'many' | 'other' {
  const selected = new Intl.PluralRules(locale).select(count);
  return selected === 'zero' || selected === 'two' ? 'other' : selected;
}
