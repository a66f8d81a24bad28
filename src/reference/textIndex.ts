import { type Localized, locales } from '../model/locale.ts';
import { type Texts, textsFile } from './texts.ts';

/** The texts by key, which notes what was asked for, so that missing and unused texts can be told. */
export interface TextIndex {
  /**
   * The text under the first of the keys that has one, in every language. The first key names the place in the message when none has.
   */
  find(...keys: readonly [string, ...string[]]): Localized;
  /** The same without a message when there is none. */
  findOptional(key: string): Localized | undefined;
  /** Keys without a text, keys that one language lacks, and texts that nothing asked for. */
  problems(): string[];
}

/** Keys are `operation.Mutation.login.title`, `error.NOT_FOUND.cause`, `group.Billing.title`; those of `schema` stand as they are. */
export function createTextIndex(texts: Localized<Texts>): TextIndex {
  const byLocale: Localized<ReadonlyMap<string, string>> = {
    en: flatten(texts.en),
    fa: flatten(texts.fa),
    ru: flatten(texts.ru),
  };
  const used = new Set<string>();
  const missing = new Set<string>();
  const lookUp = (key: string): Localized | undefined => {
    if (!locales.some((locale) => byLocale[locale].has(key))) return undefined;
    used.add(key);
    const of = (locale: keyof Localized) => byLocale[locale].get(key) ?? '';
    return { en: of('en'), fa: of('fa'), ru: of('ru') };
  };
  return {
    find(...keys) {
      for (const key of keys) {
        const text = lookUp(key);
        if (text) return text;
      }
      missing.add(keys.length > 1 ? `${keys[0]} (or ${keys.slice(1).join(', ')})` : keys[0]);
      return { en: '', fa: '', ru: '' };
    },
    findOptional: lookUp,
    problems() {
      const all = new Set(locales.flatMap((locale) => [...byLocale[locale].keys()]));
      return [
        ...[...missing].map((key) => `${key}: has no text in ${locales.map(textsFile).join(', ')}.`),
        ...[...all].flatMap((key) => {
          const lacking = locales.filter((locale) => !byLocale[locale].has(key)).map(textsFile);
          return lacking.length > 0 ? [`${key}: has no text in ${lacking.join(', ')}.`] : [];
        }),
        ...[...all]
          .filter((key) => !used.has(key))
          .map((key) => `${key}: has a text, but nothing in the schema needs it; take it out or correct its name.`),
      ];
    },
  };
}

function flatten(texts: Texts): ReadonlyMap<string, string> {
  const flat = new Map(Object.entries(texts.schema));
  const add = (prefix: string, values: Readonly<Record<string, unknown>>) => {
    for (const [key, value] of Object.entries(values)) {
      if (typeof value === 'string') flat.set(`${prefix}.${key}`, value);
      else if (isRecord(value)) add(`${prefix}.${key}`, value);
    }
  };
  add('group', texts.groups);
  add('error', texts.errors);
  add('operation', texts.operations);
  return flat;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
