import { expect, it } from 'vitest';
import type { Locale } from '../model/text/locale.ts';
import { passage } from './testing.ts';
import { checkUntranslated } from './untranslated.ts';

const sentence = 'Open the settings and choose the protocol that is fastest for you.';
const quoting =
  'Если приложение пишет «The server is not available for your plan», смените тариф в личном кабинете или подождите';

it.each<[Locale, string, number]>([
  ['ru', sentence, 1],
  ['en', sentence, 0],
  // Lists of names and sentences about them.
  ['fa', 'Visa, Mastercard, American Express, Apple Pay, Google Pay', 0],
  ['ru', 'Откройте Settings и выберите Add a VPN configuration', 0],
  // A phrase of an interface has two words of English grammar at most.
  ['ru', 'Sign in to the app: Settings, Privacy', 1],
  ['ru', 'Settings for this Mac: Privacy, Network Extensions', 0],
  ['ru', quoting, 0],
])('finds English in %s in "%s": %i', (locale, text, count) => {
  expect(checkUntranslated(passage(locale, text))).toHaveLength(count);
});
