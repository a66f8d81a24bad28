import { errorAt, type Problem } from '../model/problems/problems.ts';
import { type Locale, type Localized, locales } from '../model/text/locale.ts';

/** Strings that are the same in every language: names. */
const sameEverywhere = new Set(['API', 'GraphQL', 'RADIUS', 'OrbVPN', 'OrbNet']);

export type StringTree = string | { readonly [key: string]: StringTree | undefined };

/** Compares strings with English: translated, same placeholders, all plural categories. */
export function checkInterfaceStrings(strings: Localized<StringTree>): Problem[] {
  return locales.flatMap((locale) => compare(strings.en, strings[locale], locale, []));
}

function compare(
  en: StringTree | undefined,
  here: StringTree | undefined,
  locale: Locale,
  path: readonly string[],
): Problem[] {
  const problem = (message: string) =>
    errorAt(`site/strings/${locale}.ts`, ['default', ...path], `${path.join('.')} ${message}`);
  if (en === undefined || here === undefined || typeof en !== typeof here) return [];
  if (typeof here === 'string') {
    if (locale === 'en' || typeof en !== 'string') return [];
    const [wanted, got] = [placeholders(en), placeholders(here)];
    return [
      ...(here === en && isSentence(here) ? [problem(`is "${here}" as in English; translate it.`)] : []),
      ...(wanted === got
        ? []
        : [problem(`has the placeholders ${got || '(none)'}, and English has ${wanted || '(none)'}.`)]),
    ];
  }
  if ('other' in here && 'one' in here) return plurals(en, here, locale).map(problem);
  return Object.keys(here).flatMap((key) => compare(child(en, key), here[key], locale, [...path, key]));
}

function plurals(en: StringTree, here: StringTree, locale: Locale): string[] {
  const forms = Object.keys(here);
  const categories: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const missing = categories.filter((category) => !forms.includes(category));
  const unknown = forms.filter((form) => form !== 'zero' && !categories.includes(form));
  const zeroMissing = child(en, 'zero') !== undefined && child(here, 'zero') === undefined;
  // Other languages use "one" for more than 1 (Persian 0 and 0.5, Russian 21).
  const uncounted = forms.filter(
    (form) => form !== 'zero' && !(locale === 'en' && form === 'one') && !placeholders(child(here, form)),
  );
  return [
    ...missing.map((category) => `lacks the plural category "${category}".`),
    ...unknown.map((form) => `has "${form}", which is not a plural category of ${locale}.`),
    ...(zeroMissing ? ['lacks a sentence for zero, which English has.'] : []),
    ...uncounted.map((form) => `lacks {count} in "${form}", which stands for several numbers in ${locale}.`),
  ];
}

/** False for punctuation and names, which are the same in every language. */
function isSentence(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, '')) && !sameEverywhere.has(text);
}

const child = (tree: StringTree | undefined, key: string) => (typeof tree === 'object' ? tree[key] : undefined);

const placeholders = (text: StringTree | undefined) =>
  typeof text === 'string' ? [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(', ') : '';
