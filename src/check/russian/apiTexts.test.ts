import { expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkRussianApiTexts } from './apiTexts.ts';

const inApi = (text: string) => ({ ...passage('ru', text), file: 'api/text/ru.yaml' });

it.each([
  'Сколько устройств разрешено.',
  'Получилось\u00a0ли это.',
  'За что платят.',
  'Насколько загружен сервер.',
  'Когда\u00a0начался сеанс.',
])('finds the embedded question %s', (text) => {
  expect(checkRussianApiTexts(inApi(text))).toMatchObject([{ level: 'error', file: 'api/text/ru.yaml' }]);
});

it.each(['Число разрешённых устройств.', 'Сколько это стоит?', 'Кто-то попытался войти.'])('allows %s', (text) => {
  expect(checkRussianApiTexts(inApi(text))).toEqual([]);
});

it('leaves pages alone', () => {
  expect(checkRussianApiTexts(passage('ru', 'Когда всё открылось, готово.'))).toEqual([]);
});
