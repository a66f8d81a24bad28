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
