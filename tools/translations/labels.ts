import { appPath, idsOf, unknownAppWord } from '../../src/model/appWords.ts';
import type { Configuration } from '../../src/model/configuration.ts';
import { formatFact, isSet, unknownFact } from '../../src/model/facts.ts';
import { readerOf } from '../../src/model/format.ts';
import type { Locale } from '../../src/model/locale.ts';

/** What readers see in the place of a component. */
export interface Label {
  readonly english: string;
  readonly translated: string;
  /** Whether it is a word of the app. */
  readonly isWordOfApp: boolean;
}

type Sources = Pick<Configuration, 'appWords' | 'facts' | 'config'>;

/** What components without words show to readers: words of the app (`<Ui>`, `<UiPath>`) and facts. Nothing for other codes, and for facts without a value. */
export function labelsOf({ appWords, facts, config }: Sources, locale: Locale): (code: string) => Label | undefined {
  const both = (show: (language: Locale) => string, isWordOfApp: boolean): Label => ({
    english: show('en'),
    translated: show(locale),
    isWordOfApp,
  });
  return (code) => {
    const [, words] = /^<Ui(?: id|Path ids)="([^"]*)" \/>$/.exec(code) ?? [];
    if (words !== undefined) {
      const ids = idsOf(words);
      if (ids.some((id) => unknownAppWord(appWords, id) !== undefined)) return undefined;
      return both((language) => appPath(appWords, ids, language), true);
    }
    const [, fact, number] = /^<Fact id="([^"]*)"( as="number")? \/>$/.exec(code) ?? [];
    if (fact === undefined || unknownFact(fact, facts) !== undefined || !isSet(facts, fact)) return undefined;
    const as = number === undefined ? 'text' : 'number';
    return both((language) => formatFact(facts, fact, readerOf(config, language), as), false);
  };
}
