import type { InputDemands, InputRule } from '../model/api/demands.ts';
import { fitsFormat } from './formats.ts';

/** Mistake in a value of the right type, and its path: `group.price`, `emailsToSend.0`. */
export type UnmetDemand =
  | { readonly path: string; readonly kind: 'required' | 'format' | 'choice' | 'range' }
  /** None of several inputs has a value; the path is that of the first. */
  | { readonly path: string; readonly kind: 'oneOf'; readonly inputs: readonly string[] }
  /** A period is too long or ends before it begins; the path is that of its last day. */
  | { readonly path: string; readonly kind: 'period'; readonly days: number };

/** The demands of an operation that its variables do not meet. Runs in the browser too. */
export function unmetDemands(variables: Readonly<Record<string, unknown>>, demands: InputDemands): UnmetDemand[] {
  const { mandatory, rules, formats } = demands;
  const missing = mandatory.filter((path) => isEmpty(valueAt(variables, path)));
  const badly = leaves(variables, '').flatMap(({ path, value }): UnmetDemand[] => {
    const format = formats[inputPath(path)];
    if (!format || value === '' || fitsFormat(value, format)) return [];
    return [{ path, kind: 'as' in format ? 'format' : 'values' in format ? 'choice' : 'range' }];
  });
  return [
    ...missing.map((path): UnmetDemand => ({ path, kind: 'required' })),
    ...rules.flatMap((rule) => broken(rule, variables)),
    ...badly,
  ];
}

/** Path of the input of a value: an item of a list has that of the list. */
export function inputPath(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '');
}

function broken(rule: InputRule, variables: Readonly<Record<string, unknown>>): UnmetDemand[] {
  // Zero is not a choice: `moreLoginCount: 0` buys no logins.
  const isGiven = (path: string) => !isEmpty(valueAt(variables, path)) && valueAt(variables, path) !== 0;
  if ('oneOf' in rule) {
    const [path] = rule.oneOf;
    return path === undefined || rule.oneOf.some(isGiven) ? [] : [{ path, kind: 'oneOf', inputs: rule.oneOf }];
  }
  if ('days' in rule) {
    const days = daysBetween(valueAt(variables, rule.from), valueAt(variables, rule.to));
    return days === undefined || (days >= 1 && days <= rule.days)
      ? []
      : [{ path: rule.to, kind: 'period', days: rule.days }];
  }
  const applies = valueAt(variables, rule.when) === rule.is;
  return applies && !isGiven(rule.input) ? [{ path: rule.input, kind: 'required' }] : [];
}

const dayLength = 24 * 60 * 60 * 1000;

/** The number of days in a period, both ends included; undefined without two dates. */
function daysBetween(from: unknown, to: unknown): number | undefined {
  const days = (Date.parse(String(to)) - Date.parse(String(from))) / dayLength + 1;
  return Number.isNaN(days) ? undefined : days;
}

function valueAt(variables: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Object(value)[name], variables);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function leaves(value: unknown, path: string): { readonly path: string; readonly value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`));
}
