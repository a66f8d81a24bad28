import { expect, it } from 'vitest';
import { yamlStrings } from './yamlStrings.ts';

it('finds the texts of a changelog entry by their language, with lines', () => {
  const source = 'version: 6.2.0\nchanges:\n  - kind: added\n    en: New.\n    fa: تازه.\n';
  expect(yamlStrings('a.yaml', source)).toEqual([
    { file: 'a.yaml', line: 4, locale: 'en', text: 'New.' },
    { file: 'a.yaml', line: 5, locale: 'fa', text: 'تازه.' },
  ]);
});

it('takes every text of a file that is one language’s', () => {
  const source = 'operations:\n  login:\n    title: Вход\n';
  expect(yamlStrings('api/text/ru.yaml', source, 'ru')).toEqual([
    { file: 'api/text/ru.yaml', line: 3, locale: 'ru', text: 'Вход' },
  ]);
});
