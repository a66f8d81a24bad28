import type { Locale } from '../../../src/model/text/locale.ts';
import { words } from '../../output/requirements/words.ts';
import { texts as strings } from '../specification/site.ts';

/** Words to search for, one of them typed on the wrong keyboard layout. */
const queries = {
  en: { query: 'password', otherLayout: 'зфыыцщкв', meant: 'password' },
  fa: { query: 'گذرواژه', otherLayout: 'hjwhg', meant: 'اتصال' },
  ru: { query: 'пароль', otherLayout: 'gfhjkm', meant: 'пароль' },
} as const;

/** Matches all plural forms of a text, with any number. */
function anyNumber(forms: object): RegExp {
  const all = Object.values(forms).filter((form) => form.includes('{count}'));
  return new RegExp(`^(?:${all.map((form) => form.replace('{count}', '[\\d۰-۹٬]+')).join('|')})$`);
}

/** Texts from the specification. */
const given = {
  noResults: words.noResults.title,
  trySearching: words.noResults.trySearching,
  believe: words.noResults.believe,
  letUsKnow: words.noResults.letUsKnow,
  errorTitle: words.searchFailure.title,
  errorText: words.searchFailure.text,
};

/** Search texts of a language, with words to search for. */
function textsIn(locale: Locale) {
  const { search, error } = strings[locale];
  return {
    ...search,
    ...(locale === 'en' && given),
    ...queries[locale],
    retry: error.retry,
    documents: anyNumber(search.documents),
    remove: new RegExp(`^${search.remove}`),
  };
}

export const texts = { en: textsIn('en'), fa: textsIn('fa'), ru: textsIn('ru') };

/** A word that the site does not contain. */
export const nonsense = 'qqxzvwj';
