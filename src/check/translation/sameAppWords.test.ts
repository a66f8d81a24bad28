import { expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkSameAppWords } from './sameAppWords.ts';

const words = {
  home: { connect: { en: 'Connect', fa: 'اتصال', ru: 'Подключиться' } },
  settings: { security: { en: 'Security', fa: 'امنیت', ru: 'Безопасность' } },
  splitTunnelling: { onDemand: { en: 'On demand', fa: 'هنگام نیاز', ru: 'По\u00a0требованию' } },
};
const check = (en: string, ru: string) => checkSameAppWords(pageText('en', en), pageText('ru', ru), words);

it('finds a button that a translation calls otherwise than the app', () => {
  expect(check('Press **Connect**.', 'Нажмите **Соединить**.')).toMatchObject([
    {
      level: 'error',
      file: 'content/ru/docs/page.mdx',
      message: expect.stringContaining('English names **Connect** once (line 5), this page **Подключиться** never'),
    },
  ]);
});

it('takes a word of a path for a word, and a no-break space for a space', () => {
  expect(check('**Settings > On demand**, **Connect**', '**Подключиться**, **По требованию**')).toEqual([]);
});

it('leaves words alone that other menus have too', () => {
  expect(check('**System Settings > Security**', '**Системные настройки > Защита**')).toEqual([]);
});
