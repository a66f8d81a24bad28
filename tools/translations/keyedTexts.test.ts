import { describe, expect, it } from 'vitest';
import { typescriptFile, yamlFile } from './dataFiles.ts';
import { keyedTexts } from './keyedTexts.ts';

/** The one file with all languages, after each text has become another. */
function translated(file: ReturnType<typeof yamlFile>, words: Readonly<Record<string, string>>): string {
  const texts = keyedTexts(file, file, 'ru');
  const byId = texts.units.flatMap(({ id, source }) =>
    words[source] === undefined ? [] : [[id, words[source]] as const],
  );
  return texts.apply(new Map(byId)).text ?? '';
}

describe('texts in YAML', () => {
  const release = yamlFile(
    'content/changelog/2024/2024-10-15.yaml',
    'version: 6.2.0\nheadline:\n  en: IPv6 is covered\n  fa: …\n  ru: IPv6 закрыт   # checked\nchanges:\n  - kind: added\n    en: Sorted by speed.\n    fa: …\n    ru:\n',
  );

  it('are those below the keys of the languages', () => {
    expect(
      keyedTexts(release, release, 'ru').units.map(({ id, source, target, state }) => [id, source, target, state]),
    ).toEqual([
      ['headline', 'IPv6 is covered', 'IPv6 закрыт', 'final'],
      ['changes.0', 'Sorted by speed.', undefined, 'initial'],
    ]);
  });

  it('are written into their places, in quotes if they need them', () => {
    expect(translated(release, { 'IPv6 is covered': 'IPv6: да', 'Sorted by speed.': 'По скорости.' })).toBe(
      release.text.replace('IPv6 закрыт', '"IPv6: да"').replace('ru:\n', 'ru: По скорости.\n'),
    );
  });
});

describe('texts in TypeScript', () => {
  const home = typescriptFile(
    'site/home.ts',
    "export const home = {\n  items: [{ label: { en: 'Slow', fa: '…', ru: 'Медленно' }, to: '/docs/slow' }],\n};\n",
  );

  it('are written with the quotes and escapes of the source', () => {
    expect(translated(home, { Slow: "Не\u00a0'так'" })).toBe(home.text.replace('Медленно', "Не\\u00a0\\'так\\'"));
  });

  it('have the forms of words that their language needs', () => {
    const strings = (words: string) => `export default { posts: { ${words} } };\n`;
    const english = typescriptFile('site/strings/en.ts', strings("one: '{count} post', other: '{count} posts'"));
    const russian = typescriptFile(
      'site/strings/ru.ts',
      strings("one: '{count} пост', few: '{count} поста', other: '…'"),
    );
    expect(keyedTexts(english, russian, 'ru').units.map(({ id, source }) => [id, source])).toEqual([
      ['posts.one', '{count} post'],
      ['posts.few', '{count} posts'],
      ['posts.other', '{count} posts'],
    ]);
  });
});
