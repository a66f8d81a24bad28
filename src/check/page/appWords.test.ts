import { expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkAppWords } from './appWords.ts';

const same = (word: string) => ({ en: word, fa: word, ru: word });
const words = {
  navigation: { settings: same('Settings') },
  settings: { killSwitch: same('Kill switch'), autoConnect: same('Auto-connect') },
};
const check = (locale: 'en' | 'ru', body: string) => checkAppWords(pageText(locale, body), words);

it('finds buttons that are written otherwise than in the app', () => {
  expect(check('en', 'Open **Settings > Kill Switch**, then **Auto connect**.')).toMatchObject([
    { level: 'error', line: 5, message: expect.stringContaining('The app writes "Kill switch", not "Kill Switch"') },
    { message: expect.stringContaining('"Auto-connect"') },
  ]);
});

it('leaves the app’s own words, other words and other languages alone', () => {
  expect(check('en', '**Settings > Kill switch**, **Network & internet**, kill switch')).toEqual([]);
  expect(check('ru', 'Включите **Kill Switch**.')).toEqual([]);
});
