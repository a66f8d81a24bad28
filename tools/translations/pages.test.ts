import { describe, expect, it } from 'vitest';
import { translatedPage } from './pages.ts';
import type { TranslatedPage } from './text.ts';

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
const textsOf = (source: string, text: string | undefined) => translatedPage(inEnglish, source, { file: target, text });

/** The Russian page as translated from the English one. */
const stamped = textsOf(english, russian).stamped();
const current = textsOf(english, stamped);

const open = ({ texts }: TranslatedPage) =>
  texts.filter(({ state }) => state !== 'current').map(({ text, state }) => [text, state]);

describe('a page in another language', () => {
  it('has a text for each block, under its heading', () => {
    expect(current.texts.map(({ text, section, state }) => [text, section, state])).toEqual([
      ['Slow', '', 'current'],
      ['When it is slow.', '', 'current'],
      ['First, [measure](/docs/measure).', '', 'current'],
      ['Wi-Fi', 'wifi', 'current'],
      ['Press **Connect** and wait <Fact id="lockout" />.', 'wifi', 'current'],
      ['Move closer.', 'wifi', 'current'],
      ['What', 'wifi', 'current'],
      ['Where', 'wifi', 'current'],
      ['Far away', 'wifi', 'current'],
      ['`5 GHz`', 'wifi', 'current'],
    ]);
  });

  it('has exactly one text to translate again if one block of English changes', () => {
    const changed = textsOf(english.replace('Move closer', 'Come closer'), stamped);
    expect(open(changed)).toEqual([['Come closer.', 'stale']]);
    expect(changed.staleSections).toEqual(['wifi']);
  });

  it('has exactly one text to translate if English gets another block', () => {
    const changed = textsOf(
      english.replace('1. Press', '1. Sit down.\n2. Press').replace('2. Move', '3. Move'),
      stamped,
    );
    expect(open(changed)).toEqual([['Sit down.', 'missing']]);
  });

  it('has two texts to translate if English gets two blocks before one that changes', () => {
    const added = english.replace('2. Move closer', '2. Sit down.\n3. Wait.\n4. Come closer');
    expect(open(textsOf(added, stamped))).toEqual([
      ['Sit down.', 'stale'],
      ['Wait.', 'missing'],
      ['Come closer.', 'missing'],
    ]);
  });

  it('has every text to translate if there is no translation', () => {
    expect(new Set(textsOf(english, undefined).texts.map(({ state }) => state))).toEqual(new Set(['missing']));
  });

  it('is current in the sections that were stamped separately', () => {
    const changed = english.replace('Move closer', 'Come closer').replace('First', 'At first');
    const partly = textsOf(changed, textsOf(changed, stamped).stamped(['wifi']));
    expect(partly.staleSections).toEqual(['']);
  });
});

describe('a partial in another language', () => {
  const file = 'content/ru/partials/shop.mdx';
  const partialTexts = (source: string, text: string | undefined) =>
    translatedPage('content/en/partials/shop.mdx', source, { file, text });

  it('is its text, without a title, and its stamp is its only front matter', () => {
    const partial = partialTexts('It is *there*.\n\n- One\n', 'Он там.\n\n- Раз\n');
    expect(partial.texts.map(({ text, line }) => [text, line])).toEqual([
      ['It is *there*.', 1],
      ['One', 3],
    ]);
    expect(partial.stamped()).toMatch(/^---\nsource:\n {2}"": \w{20}\n---\n\nОн там\.\n/);
    expect(partialTexts('It was there.\n', partial.stamped()).staleSections).toEqual(['']);
  });
});
