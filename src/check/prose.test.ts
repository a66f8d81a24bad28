import { describe, expect, it } from 'vitest';
import { placeholder, problemAt } from './passage.ts';
import { bodyPassages, markdownPassages } from './prose.ts';
import { pageText } from './testing.ts';

const texts = (body: string) => bodyPassages(pageText('ru', body)).map(({ line, text }) => [line, text]);

describe('the prose of a page', () => {
  it('keeps the words of emphasis, links and headings, each passage with its line in the file', () => {
    expect(texts('## Вход {#sign-in}\n\nОткройте **Настройки** и [тариф](/docs/plan).')).toEqual([
      [5, 'Вход'],
      [7, 'Откройте Настройки и тариф.'],
    ]);
  });

  it('leaves out code blocks, and has a placeholder for inline code, facts and other components', () => {
    expect(texts('Порт `443`, <Fact id="lockout" />.\n\n```sh\necho "ВПН"\n```\n')).toEqual([
      [5, `Порт ${placeholder}, ${placeholder}.`],
    ]);
  });

  it('reads the texts that components take as attributes, not their ids', () => {
    const body = [
      '<Details summary="Если не помогло">',
      '',
      'Текст.',
      '',
      '</Details>',
      '',
      '<Sequence',
      '  title="Рукопожатие"',
      "  actors={['Приложение']}",
      "  steps={[{ from: 0, to: 1, id: 'vless', text: 'Запрос' }]}",
      '/>',
    ];
    expect(texts(body.join('\n'))).toEqual([
      [5, 'Если не помогло'],
      [7, 'Текст.'],
      [12, 'Рукопожатие'],
      [13, 'Приложение'],
      [14, 'Запрос'],
    ]);
  });

  it('reads titles of admonitions, cells of tables and alternative texts', () => {
    expect(texts(':::tip[Совет]\nТекст\n:::\n\n| А |\n| --- |\n| Б |\n\n![Схема](/img/a.png)')).toEqual([
      [5, 'Совет'],
      [6, 'Текст'],
      [9, 'А'],
      [11, 'Б'],
      [13, placeholder],
      [13, 'Схема'],
    ]);
  });

  it('leaves out comments, and the Latin titles of outside sources that links quote', () => {
    expect(texts('<!-- truncate -->\n\nСм. [The Noise Protocol](https://noiseprotocol.org).')).toEqual([
      [7, `См. ${placeholder}.`],
    ]);
  });

  it('keeps a colon inside a word, which Markdown reads as a directive', () => {
    expect(texts('Порт 443:tcp')).toEqual([[5, 'Порт 443:tcp']]);
  });

  it('knows the line of a character after a line break in the source', () => {
    const [found] = bodyPassages(pageText('ru', 'Один\nдва'));
    expect(found && problemAt(found, found.text.indexOf('два'), '').line).toBe(6);
  });
});

it('reads inline Markdown of a changelog text', () => {
  const place = { file: 'a.yaml', line: 3, locale: 'ru' as const };
  expect(markdownPassages('Исправлен `wg0` и {x}.', place)).toEqual([
    { ...place, text: `Исправлен ${placeholder} и {x}.` },
  ]);
});
