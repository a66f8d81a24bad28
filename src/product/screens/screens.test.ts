import { describe, expect, it } from 'vitest';
import { checkScreens, marksOf, navigation, type Screen, sheetsOf, wordsOnScreen, wrongMarks } from './screens.ts';

const screen: Screen = {
  path: ['home.title'],
  frame: 'phone',
  title: 'home.title',
  tab: 'navigation.home',
  blocks: [
    { kind: 'orb', state: 'lost' },
    { kind: 'heading', word: 'home.heading' },
    { kind: 'rows', rows: [{ word: 'home.plan', value: 'home.basic' }, { word: 'home.more' }] },
    { kind: 'button', word: 'home.connect', look: 'main' },
    {
      kind: 'dialog',
      system: 'android',
      title: 'system.ask',
      text: 'system.why',
      buttons: ['system.no', 'system.yes'],
    },
    { kind: 'dialog', system: 'apple', title: 'system.again', buttons: ['system.ok'] },
  ],
};

const words = [
  'home.title',
  'home.lost',
  'home.heading',
  'home.plan',
  'home.basic',
  'home.more',
  'home.connect',
  'system.ask',
  'system.why',
  'system.no',
  'system.yes',
  'system.again',
  'system.ok',
];

describe('a picture of the app', () => {
  it('shows words from top to bottom, those of the navigation last', () => {
    expect(wordsOnScreen(screen)).toEqual([...words, ...navigation]);
    const { title: _, tab: __, ...bare } = screen;
    expect(wordsOnScreen(bare)).toEqual(words.slice(1));
    expect(wordsOnScreen({ ...bare, blocks: [{ kind: 'qr' }, { kind: 'digits', count: 6 }] })).toEqual([]);
  });

  it('needs the style sheets of its frame and of its rare parts', () => {
    expect(sheetsOf(screen)).toEqual(['phone']);
    expect(sheetsOf({ ...screen, frame: 'desktop' })).toEqual(['phone']);
    expect(sheetsOf({ ...screen, frame: 'system' })).toEqual(['dialog']);
    for (const block of [
      { kind: 'qr' },
      { kind: 'digits', count: 6 },
      { kind: 'message', word: 'chat.hello', from: 'reader' },
    ] as const)
      expect(sheetsOf({ ...screen, blocks: [...screen.blocks, block] })).toEqual(['phone', 'more']);
  });

  it('contains only words of the app', () => {
    const word = { en: 'a', fa: 'a', ru: 'a' };
    const known = (ids: readonly string[]) =>
      Object.fromEntries(
        [...Map.groupBy(ids, (id) => id.split('.')[0] ?? '')].map(([place, all]) => [
          place,
          Object.fromEntries(all.map((id) => [id.split('.')[1] ?? '', word])),
        ]),
      );
    const screens = { start: screen };
    expect(checkScreens({ screens, appWords: known([...words, ...navigation]) })).toEqual([]);
    expect(
      checkScreens({ screens, appWords: known([...words, ...navigation].filter((id) => id !== 'home.title')) }),
    ).toEqual([
      {
        level: 'error',
        file: 'site/screens.ts',
        key: ['screens', 'start'],
        message: expect.stringContaining('The app has no word "home.title"'),
      },
    ]);
  });
});

describe('the marks of a picture', () => {
  it('are numbers of steps at words', () => {
    expect(marksOf('1:home.connect  12:home.plan')).toEqual([
      { step: 1, word: 'home.connect' },
      { step: 12, word: 'home.plan' },
    ]);
    expect(marksOf('home.connect')).toEqual([]);
    expect(wrongMarks('1:home.connect 12:home.plan', screen)).toBeUndefined();
  });

  it.each([
    ['home.connect', 'The mark "home.connect" has no step; write marks="1:home.connect".'],
    ['1:home.connect a:home.plan', 'The mark "a:home.plan" has no step; write marks="1:home.connect".'],
    ['1:', 'The mark "1:" has no step; write marks="1:home.connect".'],
    ['x1:home.plan', 'The mark "x1:home.plan" has no step; write marks="1:home.connect".'],
    ['1:home.idle', /^The picture does not show "home\.idle"; it shows home\.title, home\.lost, /],
  ])('are reported if they are wrong: %s', (marks, message) => {
    const said = wrongMarks(marks, screen);
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });
});
