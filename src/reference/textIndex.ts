import { schemaFile, textsFile } from '../model/api/files.ts';
import type { Problem } from '../model/problems/problems.ts';
import type { InlineText } from '../model/text/inlineText.ts';
import { type Locale, type Localized, locales, localized } from '../model/text/locale.ts';
import { lineOfPart, type SchemaPart } from './problems.ts';
import type { ApiTexts } from './texts.ts';

const noText: InlineText = { markdown: '', content: [] };

/** The texts by key. Tracks requested keys, to report missing and unused texts. */
export function createTextIndex(texts: Localized<ApiTexts>) {
  const used = new Set<string>();
  const missing = new Map<string, Problem>();
  /** The text under a key, in every language. */
  const findOptional = (key: string): Localized<InlineText> | undefined => {
    if (!locales.some((locale) => texts[locale].texts.has(key))) return undefined;
    used.add(key);
    return localized((locale) => texts[locale].texts.get(key) ?? noText);
  };
  /** The text of the first key that has one; otherwise reports the first key at `place`. */
  const find = (place: SchemaPart, ...keys: readonly [string, ...string[]]): Localized<InlineText> => {
    for (const key of keys) {
      const text = findOptional(key);
      if (text) return text;
    }
    const [key, ...others] = keys;
    const name = others.length > 0 ? `${key} (or ${others.join(', ')})` : key;
    const message = `${name}: has no text in ${locales.map(textsFile).join(', ')}.`;
    missing.set(name, { level: 'error', file: schemaFile, line: lineOfPart(place), message });
    return localized(() => noText);
  };
  return {
    find,
    findOptional,
    /** Like `find`, for a title, which is plain text. */
    findTitle(place: SchemaPart, key: string): Localized {
      const title = find(place, key);
      return localized((locale) => title[locale].markdown);
    },
    /** The phrases of a key; none for a language without them. */
    findAsked: (key: string): Localized<readonly string[]> => localized((locale) => texts[locale].asked.get(key) ?? []),
    /** Keys without a text, keys that some language lacks, and unused texts. */
    problems(): Problem[] {
      const keys = new Set(locales.flatMap((locale) => [...texts[locale].texts.keys()]));
      return [
        ...missing.values(),
        ...[...keys].flatMap((key) => lackingLanguages(key, texts)),
        ...[...keys].filter((key) => !used.has(key)).map((key) => unusedText(key, texts)),
      ];
    },
  };
}

export type TextIndex = ReturnType<typeof createTextIndex>;

/** Reports a text that some languages lack, at the first that has it. */
function lackingLanguages(key: string, texts: Localized<ApiTexts>): Problem[] {
  const lacking = locales.filter((locale) => !texts[locale].texts.has(key)).map(textsFile);
  if (lacking.length === 0) return [];
  return [textProblem(key, texts, `${key}: has no text in ${lacking.join(', ')}.`)];
}

function unusedText(key: string, texts: Localized<ApiTexts>): Problem {
  const message = `${key}: has a text, but nothing in the schema needs it; take it out or correct its name.`;
  return textProblem(key, texts, message);
}

/** A problem with a text, in the first language that has it. */
function textProblem(key: string, texts: Localized<ApiTexts>, message: string): Problem {
  const locale: Locale = locales.find((one) => texts[one].texts.has(key)) ?? 'en';
  return { level: 'error', file: textsFile(locale), line: texts[locale].texts.get(key)?.line, message };
}
