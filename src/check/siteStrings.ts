import { valuesIn } from '../content/typescriptData.ts';
import { isLocale } from '../model/text/locale.ts';
import { type Passage, placeholder } from './passage.ts';
import { markdownPassages } from './prose.ts';

/** Strings of a file of `site/` below `en`, `fa` or `ru`, or all of one in one language. */
export function siteStrings(file: string, source: string): Passage[] {
  const ofFile = /\/strings\/(\w+)\.ts$/.exec(file)?.[1] ?? '';
  return valuesIn(source).flatMap(({ text, line, path }): Passage[] => {
    const locale = [...path, ofFile].find(isLocale);
    return locale && text !== undefined ? [{ file, line, locale, text }] : [];
  });
}

/** The prose of a text of a configuration file as readers see it. */
export function siteProse(string: Passage): Passage[] {
  const text = string.text.replace(/\{\w+\}/g, placeholder);
  // Other texts are plain, and keep the spaces at their ends.
  return /[`<[*]/.test(text) ? markdownPassages(text, string) : [{ ...string, text }];
}
