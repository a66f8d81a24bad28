import { expect, it } from 'vitest';
import { type AppWords, unknownAppWordsIn, withAppWords } from './appWords.ts';

const words: AppWords = {
  navigation: { settings: { en: 'Settings', fa: 'تنظیمات', ru: 'Настройки' } },
  settings: { protocol: { en: 'Protocol', fa: 'پروتکل', ru: 'Протокол' } },
};
const text = 'Open <UiPath ids="navigation.settings settings.protocol" />, then <Ui id="settings.protocol" />.';

it('a text gets the words of the app in its language', () => {
  expect(withAppWords(text, words, 'en')).toBe('Open **Settings > Protocol**, then **Protocol**.');
  expect(withAppWords(text, words, 'ru')).toBe('Open **Настройки > Протокол**, then **Протокол**.');
  expect(unknownAppWordsIn(text, words)).toEqual([]);
});

it('a word with an unknown id stays unchanged and is reported with the id that was probably meant', () => {
  const wrong = 'Press <Ui id="settings.protocl" />.';
  expect(withAppWords(wrong, words, 'en')).toBe(wrong);
  expect(unknownAppWordsIn(wrong, words)).toEqual([
    'The app has no word "settings.protocl" (site/appWords.ts). Did you mean "settings.protocol"?',
  ]);
});
