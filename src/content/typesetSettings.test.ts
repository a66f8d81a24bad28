import { expect, it } from 'vitest';
import { typesetSettings } from './typesetSettings.ts';

it('Russian settings have no-break spaces wherever they are, others stay as they are', () => {
  const title = { en: 'a site', fa: 'در OrbVPN', ru: 'в сети' };
  const modules = { 'home.ts': { home: { cards: [title] } }, 'strings/ru.ts': { default: { chrome: 'с меню' } } };
  expect(typesetSettings(modules)).toEqual({
    'home.ts': { home: { cards: [{ ...title, ru: 'в\u00a0сети' }] } },
    'strings/ru.ts': { default: { chrome: 'с\u00a0меню' } },
  });
});
