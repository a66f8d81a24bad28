import { z } from 'zod';
import { listOf } from '../problems/problems.ts';
import { didYouMean, nearest } from '../text/didYouMean.ts';
import { formatDate, formatNumber, formatPrice, formatUnit, type Reader } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import { plural } from '../text/messages.ts';
import { pluralForms } from './strings.ts';

/** A fact that pages render with `<Fact id="…" />`. */
export const factSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), value: z.number().positive() }),
  z.strictObject({
    kind: z.literal('count'),
    value: z.int().positive(),
    /** Upper end of a range. */
    to: z.int().positive().optional(),
    /** A unit of time, which ICU writes in every language, or its plural forms. */
    unit: z.union([
      z.enum(['second', 'minute', 'hour', 'day']),
      z.strictObject({ en: pluralForms, fa: pluralForms, ru: pluralForms }),
    ]),
  }),
  /** A day, written in the reader's calendar. */
  z.strictObject({ kind: z.literal('date'), value: z.iso.date('a day is written as 2026-11-22') }),
  /** A name or address, the same in all languages; without `value` it is not published. */
  z.strictObject({ kind: z.literal('text'), value: z.string().min(1).optional() }),
  /** Addresses outside this site. The list is empty while none is published. */
  z.strictObject({
    kind: z.literal('links'),
    values: z.array(z.url('an address is written in full, such as https://example.org/')).readonly(),
  }),
]);

export type Fact = z.infer<typeof factSchema>;

export type Facts = Readonly<Record<string, Fact>>;

/** The facts of the site, and as `checked` the day on which the page was checked. */
export function factsOfPage(facts: Facts, checked: string | undefined): Facts {
  return checked === undefined ? facts : { ...facts, checked: { kind: 'date', value: checked } };
}

/** A fact with its unit ("30 days"), a price `times` a number. An unknown id throws. */
export function formatFact(facts: Facts, id: string, reader: Reader, times = 1): string {
  const { locale } = reader;
  const fact = find(facts, id);
  switch (fact.kind) {
    case 'price':
      return formatPrice(fact.value * times, locale);
    case 'count':
      return formatCount(fact, locale);
    case 'date':
      return formatDate(fact.value, reader);
    case 'text':
      return fact.value ?? '';
    case 'links':
      return fact.values.join(' ');
  }
}

function formatCount({ value, to, unit }: Extract<Fact, { kind: 'count' }>, locale: Locale): string {
  const last = to ?? value;
  const text = typeof unit === 'string' ? formatUnit(last, unit, locale) : plural(unit[locale], last, locale);
  if (to === undefined) return text;
  // Persian readers read a dash between numbers as a minus, or start from the wrong end.
  const range = [value, to].map((end) => formatNumber(end, locale)).join(locale === 'fa' ? ' تا ' : '–');
  return text.replace(formatNumber(to, locale), range);
}

/** The addresses of a fact that is a list of links; empty for every other fact. */
export function linksOf(facts: Facts, id: string): readonly string[] {
  const fact = find(facts, id);
  return fact.kind === 'links' ? fact.values : [];
}

/** An address to copy by hand: no protocol, no final slash; with a query only the host. */
export function shortAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  return search === '' ? host + pathname.replace(/\/$/, '') : host;
}

/** True if a fact has a value: contacts and signers may be unpublished. */
export function isSet(facts: Facts, id: string): boolean {
  const fact = find(facts, id);
  return fact.kind === 'links' ? fact.values.length > 0 : fact.value !== undefined;
}

/** Problem with the id of a fact; undefined if the fact exists. */
export function unknownFact(id: string, facts: Facts): string | undefined {
  if (Object.hasOwn(facts, id)) return undefined;
  const ids = Object.keys(facts);
  return `There is no fact "${id}" in site/facts.ts; the nearest are ${listOf(nearest(id, ids))}.${didYouMean(id, ids)}`;
}

function find(facts: Facts, id: string): Fact {
  const fact = Object.hasOwn(facts, id) ? facts[id] : undefined;
  if (!fact) throw new Error(unknownFact(id, facts));
  return fact;
}
