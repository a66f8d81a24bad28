import { describe, expect, it } from 'vitest';
import { placeholder, problemAt } from './passage.ts';
import { bodyPassages, markdownPassages } from './prose.ts';
import { pageText } from './testing.ts';

const texts = (body: string) => bodyPassages(pageText('ru', body)).map(({ line, text }) => [line, text]);

describe('the prose of a page', () => {
  it.each<[body: string, passages: [line: number, text: string][]]>([
    [
      '## Вход {#sign-in}\n\nОткройте **Настройки** и [тариф](/docs/plan).',
      [
        [5, 'Вход'],
        [7, 'Откройте Настройки и тариф.'],
      ],
    ],
    // A placeholder for inline code, facts and other components; nothing for code blocks.
    ['Порт `443`, <Fact id="lockout" />.\n\n```sh\necho "ВПН"\n```\n', [[5, `Порт ${placeholder}, ${placeholder}.`]]],
    [
      ':::tip[Совет]\nТекст\n:::\n\n| А |\n| --- |\n| Б |\n\n![Схема](/img/a.png)',
      [
        [5, 'Совет'],
        [6, 'Текст'],
        [9, 'А'],
        [11, 'Б'],
        [13, placeholder],
        [13, 'Схема'],
      ],
    ],
    // Without comments and the Latin titles of outside sources that links quote.
    ['<!-- truncate -->\n\nСм. [The Noise Protocol](https://noiseprotocol.org).', [[7, `См. ${placeholder}.`]]],
    // Markdown reads a colon inside a word as a directive.
    ['Порт 443:tcp', [[5, 'Порт 443:tcp']]],
  ])('of %j has the lines of the file', (body, passages) => {
    expect(texts(body)).toEqual(passages);
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
