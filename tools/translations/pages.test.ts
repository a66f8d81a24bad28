import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/model/problems.ts';
import { applyXliff } from './apply.ts';
import { pageTexts } from './pages.ts';
import { readXliff } from './readXliff.ts';
import type { TextFile } from './text.ts';
import { writeXliff } from './xliff.ts';

const english = `---
title: Slow
description: When it is slow.
keywords: [slow]
---

First, [measure](/docs/measure).

## Wi-Fi {#wifi}

1. Press **Connect** and wait <Fact id="lockout" />.
2. Move closer.

| What | Where |
| --- | --- |
| Far away | \`5 GHz\` |
`;

const russian = `---
title: Медленно
description: Когда всё медленно.
---

Сначала [измерьте](/docs/measure).

## Вай-фай {#wifi}

1. Нажмите **Подключиться** и подождите <Fact id="lockout" />.
2. Подойдите
   ближе.

| Что | Где |
| --- | --- |
| Далеко | \`5 ГГц\` |
`;

const inEnglish = 'content/en/docs/slow.mdx';
const target = 'content/ru/docs/slow.mdx';
const textsOf = (source: string, text: string | undefined) => pageTexts(inEnglish, source, { file: target, text });

/** The Russian page as translated from the English one. */
const stamped = textsOf(english, russian).stamp?.stamped() ?? '';
const current = textsOf(english, stamped);

/** What an XLIFF file of the texts, changed by a translation tool, makes of the Russian page. */
async function returned(
  texts: TextFile,
  change: (xliff: string) => string,
): Promise<{ text: string | undefined; problems: Problem[] }> {
  const problems: Problem[] = [];
  const xliff = writeXliff([texts], 'ru', { termsOf: () => [], labelOf: () => undefined });
  const changed = change(xliff);
  if (changed === xliff) throw new Error(`The change finds no place in\n${xliff}`);
  const read = await readXliff('ru.xlf', changed, problems);
  const applied = read && applyXliff('ru.xlf', read, [texts], problems);
  return { text: applied?.written[0]?.text, problems };
}

const open = (texts: TextFile) =>
  texts.units.filter(({ state }) => state !== 'final').map(({ source, state }) => [source, state]);

describe('a page in another language', () => {
  it('has a text for each block, with its heading', () => {
    expect(current.units.map(({ source, target: text, state, heading }) => [source, text, state, heading])).toEqual([
      ['Slow', 'Медленно', 'final', undefined],
      ['When it is slow.', 'Когда всё медленно.', 'final', undefined],
      ['First, [measure](/docs/measure).', 'Сначала [измерьте](/docs/measure).', 'final', undefined],
      ['Wi-Fi', 'Вай-фай', 'final', 'Wi-Fi'],
      [
        'Press **Connect** and wait <Fact id="lockout" />.',
        'Нажмите **Подключиться** и подождите <Fact id="lockout" />.',
        'final',
        'Wi-Fi',
      ],
      ['Move closer.', 'Подойдите\n   ближе.', 'final', 'Wi-Fi'],
      ['What', 'Что', 'final', 'Wi-Fi'],
      ['Where', 'Где', 'final', 'Wi-Fi'],
      ['Far away', 'Далеко', 'final', 'Wi-Fi'],
      ['`5 GHz`', '`5 ГГц`', 'final', 'Wi-Fi'],
    ]);
  });

  it('has exactly one text to translate again if one block of English changes', () => {
    const changed = textsOf(english.replace('Move closer', 'Come closer'), stamped);
    expect(open(changed)).toEqual([['Come closer.', 'translated']]);
    expect(changed.stamp?.stale).toEqual(['wifi']);
  });

  it('has exactly one text to translate if English gets another block', () => {
    const changed = textsOf(
      english.replace('1. Press', '1. Sit down.\n2. Press').replace('2. Move', '3. Move'),
      stamped,
    );
    expect(open(changed)).toEqual([['Sit down.', 'initial']]);
  });

  it('keeps its own order of rows and items, which their links show', () => {
    const list = '---\ntitle: A\ndescription: B\n---\n\n- Here: [a](/docs/a)\n- There: [b](/docs/b)\n- Else.\n';
    const reordered = '---\ntitle: А\ndescription: Б\n---\n\n- Там: [б](/docs/b)\n- Тут: [а](/docs/a)\n- Иначе.\n';
    expect(textsOf(list, reordered).units.map(({ target: text }) => text)).toEqual([
      'А',
      'Б',
      'Тут: [а](/docs/a)',
      'Там: [б](/docs/b)',
      'Иначе.',
    ]);
  });

  it('may say more than English; that has no text in English', () => {
    const more = russian.replace('## Вай-фай', 'Русского меню нет.\n\n## Вай-фай');
    const texts = textsOf(english, textsOf(english, more).stamp?.stamped());
    expect(texts.units.map((unit) => unit.target)).toEqual(current.units.map((unit) => unit.target));
  });
});

describe('a partial in another language', () => {
  const file = 'content/ru/partials/shop.mdx';
  const partialTexts = (source: string, text: string | undefined) =>
    pageTexts('content/en/partials/shop.mdx', source, { file, text });

  it('is its text, without a title', () => {
    expect(partialTexts('It is *there*.\n\n- One\n', 'Он там.\n\n- Раз\n').units).toMatchObject([
      { source: 'It is *there*.', target: 'Он там.', line: 1 },
      { source: 'One', target: 'Раз', line: 3 },
    ]);
  });

  it('is written from a translation tool, with the stamp as its only front matter', () => {
    const texts = partialTexts('It is there.\n', undefined);
    const { text } = texts.apply(new Map(texts.units.map(({ id }) => [id, 'Он там.'])));
    expect(text).toMatch(/^---\nsource:\n {2}"": \w{16}\n---\n\nОн там\.\n$/);
    expect(partialTexts('It is there.\n', text).units.map(({ state }) => state)).toEqual(['final']);
    expect(partialTexts('It was there.\n', text).stamp?.stale).toEqual(['']);
  });

  it('stays as it is if nothing was put into it', () => {
    expect(partialTexts('It is there.\n', 'Он там.\n').apply(new Map()).text).toBe('Он там.\n');
  });
});

describe('a text that comes back from a translation tool', () => {
  it('goes to its place, with its codes, and nothing else changes', async () => {
    const { text, problems } = await returned(current, (xliff) =>
      xliff.replace('и подождите', 'и ещё &lt;подождите&gt;'),
    );
    expect(problems).toEqual([]);
    expect(text).toBe(stamped.replace('и подождите', 'и ещё &lt;подождите>'));
  });

  it('is written into a cell so that it stays one', async () => {
    const { text } = await returned(current, (xliff) => xliff.replace('>Далеко<', '>Далеко|близко<'));
    expect(text).toBe(stamped.replace('| Далеко |', '| Далеко\\|близко |'));
  });

  it('makes only the translated text current', async () => {
    const source = english.replace('Move closer', 'Come closer').replace('Far away', 'Far off');
    const { text = '' } = await returned(textsOf(source, stamped), (xliff) =>
      xliff.replace('Подойдите ближе', 'Придвиньтесь'),
    );
    expect(text).toContain('2. Придвиньтесь.\n');
    expect(open(textsOf(source, text))).toEqual([['Far off', 'translated']]);
  });

  it('is confirmed as it is by the state that says so', async () => {
    const source = english.replace('Move closer', 'Come closer');
    const { text = '' } = await returned(textsOf(source, stamped), (xliff) =>
      xliff.replace('state="translated"', 'state="final"'),
    );
    expect(open(textsOf(source, text))).toEqual([]);
    expect(text.slice(text.indexOf('\n---'))).toBe(stamped.slice(stamped.indexOf('\n---')));
  });

  it('is put together again if the tool divided it', async () => {
    const { text } = await returned(current, (xliff) =>
      xliff.replace(
        /<source>When it is slow\.<\/source>\s*<target>[^<]*<\/target>\s*<\/segment>/,
        '<source>When </source><target>Когда </target></segment><ignorable><source>it is</source></ignorable><segment><source> slow.</source><target> тормозит.</target></segment>',
      ),
    );
    expect(text).toBe(stamped.replace('Когда всё медленно.', 'Когда it is тормозит.'));
  });

  it('adds a block that English has now, in its place', async () => {
    const source = english.replace('2. Move', '2. Sit down.\n3. Move');
    const { text = '' } = await returned(textsOf(source, stamped), (xliff) =>
      xliff.replace('Sit down.</source>', 'Sit down.</source><target>Сядьте.</target>'),
    );
    expect(text).toContain('<Fact id="lockout" />.\n2. Сядьте.\n3. Подойдите');
    expect(text).toContain('| Далеко | `5 ГГц` |');
    expect(open(textsOf(source, text))).toEqual([]);
  });

  it('makes a page that is not there yet', async () => {
    const words = new Map(current.units.map(({ source, target: text = '' }) => [source, text]));
    const applied = textsOf(english, undefined);
    const { text = '', refused } = applied.apply(
      new Map(applied.units.map(({ id, source }) => [id, words.get(source) ?? ''])),
    );
    expect(refused).toEqual([]);
    expect(open(textsOf(english, text))).toEqual([]);
    expect(text.slice(text.indexOf('## '))).toBe(russian.slice(russian.indexOf('## ')));
  });
});

describe('broken codes are refused, with the line and what is right', () => {
  it.each([
    [
      'a component is lost',
      /(подождите )<ph[^>]*\/>/,
      '$1',
      'The code 2, <Fact id="lockout" />, is missing; the English text has it, and so must the translation.',
    ],
    [
      'a component is there twice',
      /(<target>.*?)(<ph id="2"[^>]*\/>)/,
      '$1$2$2',
      'The code 2, <Fact id="lockout" />, is there 2 times; the English text has it once.',
    ],
    [
      'a link is lost',
      /<target>Сначала.*<\/target>/,
      '<target>Измерьте.</target>',
      'The code 1, […](/docs/measure), is missing; the English text has it, and so must the translation.',
    ],
    [
      'a code comes from elsewhere',
      /подождите /,
      'подождите <ph id="7"/>',
      'There is no code 7 in this text; it has 1 2.',
    ],
    [
      'a pair is not closed',
      /<target>Сначала.*<\/target>/,
      '<target><sc id="1"/>Измерьте.</target>',
      'The code 1 is opened and never closed.',
    ],
    [
      'a component is around words',
      /<ph id="2"[^>]*\/>(\.<\/target>)/,
      '<pc id="2">ждать</pc>$1',
      'The code 2 is <Fact id="lockout" />, with nothing in it; here it is around words.',
    ],
  ])('if %s', async (_, from, to, message) => {
    const { text, problems } = await returned(current, (xliff) => xliff.replace(from, to));
    expect(text).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]).toMatchObject({ file: 'ru.xlf', line: expect.any(Number) });
  });

  it('if words become Markdown', async () => {
    const { text, problems } = await returned(current, (xliff) => xliff.replace('>Далеко<', '>*Далеко*<'));
    expect(text).toBeUndefined();
    expect(problems[0]?.message).toContain('would be read with other codes than it has: ** instead of none.');
  });
});

describe('an XLIFF file is refused', () => {
  it('as a text if its English text is another one now', async () => {
    const { problems } = await returned(current, (xliff) => xliff.replace('Far away', 'Far off'));
    expect(problems[0]?.message).toContain('The English text has changed since it was exported; export it again.');
  });

  it.each([
    ['if it is not XML', '</unit>', '</unti>', 'This is not XML'],
    [
      'if it is of another version',
      'version="2.0"',
      'version="1.2"',
      'This is XLIFF 1.2; only 2.0, 2.1 and 2.2 are read.',
    ],
  ])('%s', async (_, from, to, message) => {
    const { problems } = await returned(current, (xliff) => xliff.replace(from, to));
    expect(problems[0]?.message).toContain(message);
  });
});
