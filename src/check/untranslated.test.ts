import { expect, it } from 'vitest';
import { passage } from './testing.ts';
import { checkUntranslated } from './untranslated.ts';

it('finds an English sentence in a translation', () => {
  const text = 'Open the settings and choose the protocol that is fastest for you.';
  expect(checkUntranslated(passage('ru', text))).toHaveLength(1);
  expect(checkUntranslated(passage('en', text))).toEqual([]);
});

it('allows lists of names and sentences about them', () => {
  expect(checkUntranslated(passage('fa', 'Visa, Mastercard, American Express, Apple Pay, Google Pay'))).toEqual([]);
  expect(checkUntranslated(passage('ru', 'Откройте Settings и выберите Add a VPN configuration'))).toEqual([]);
});

it('allows a phrase of an interface with two words of English grammar, and a quoted sentence in a longer text', () => {
  expect(checkUntranslated(passage('ru', 'Sign in to the app: Settings, Privacy'))).toHaveLength(1);
  expect(checkUntranslated(passage('ru', 'Settings for this Mac: Privacy, Network Extensions'))).toEqual([]);
  const quoting =
    'Если приложение пишет «The server is not available for your plan», смените тариф в личном кабинете или подождите';
  expect(checkUntranslated(passage('ru', quoting))).toEqual([]);
});
