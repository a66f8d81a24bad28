import { expect, it } from 'vitest';
import { readConfiguration } from '../content/configuration.ts';
import type { Locale } from '../model/text/locale.ts';
import { checkAppLabels, checkSiteLabels } from './appLabels.ts';
import { pageText } from './testing.ts';

const { appWords } = readConfiguration();
const check = (locale: Locale, body: string) =>
  checkAppLabels(pageText(locale, body), appWords).map(({ line, message }) => `${line}: ${message}`);

it('finds labels of the app in plain bold in any spelling, and shows how to write them', () => {
  expect(check('en', 'Open **Settings > Kill Switch**,\nthen **Auto connect**.')).toEqual([
    expect.stringMatching(
      /^5: \*\*Settings > Kill Switch\*\* is .* write <UiPath ids="navigation.settings settings.killSwitch" \/>,/,
    ),
    expect.stringMatching(/^6: \*\*Auto connect\*\* is .* write <Ui id="settings.autoConnect" \/>,/),
  ]);
});

it.each<[Locale, string]>([
  ['ru', 'Нажмите **Отключиться**.'],
  ['ru', 'Список **По\u00a0требованию**, **По требованию**.'],
])('finds them in every language: %s', (locale, body) => {
  expect(check(locale, body)).not.toEqual([]);
});

it('finds a menu path that begins at a protocol, since only a protocol alone is a mere name', () => {
  expect(check('en', 'Choose **REALITY > Kill Switch**.')).toEqual([
    expect.stringContaining('write <UiPath ids="protocol.reality settings.killSwitch" />,'),
  ]);
});

it('ignores paths that continue in other programs, and examples on screens', () => {
  expect(check('en', 'Open **Kill Switch > Advanced sharing**.')).toEqual([]);
  expect(check('en', 'A server in **Germany**.')).toEqual([]);
  expect(check('en', 'The server of **Fastest**.')).toHaveLength(1);
});

it('ignores labels written as components, other words, words of other programs, and protocol names', () => {
  expect(
    check('en', '<UiPath ids="navigation.settings settings.killSwitch" />, **Network & internet**, kill switch'),
  ).toEqual([]);
  expect(
    check('en', '**Settings > Privacy & Security**, **Settings**, **Sign In**, **REALITY** is a protocol.'),
  ).toEqual([]);
});

const checkSite = (source: string) => checkSiteLabels({ file: 'site/killSwitch.ts', text: source }, { appWords });

it('finds labels of the app in plain bold, with their line', () => {
  expect(checkSite("export const row = {\n  ru: 'Нажмите **Отключиться**.',\n};")).toMatchObject([
    {
      level: 'error',
      file: 'site/killSwitch.ts',
      line: 2,
      message: expect.stringContaining('<Ui id="home.disconnect" />'),
    },
  ]);
});

it('finds names of labels that the app does not have', () => {
  expect(checkSite('export const row = { en: \'Press <Ui id="home.conect" />.\' };')).toMatchObject([
    { message: expect.stringContaining('Did you mean "home.connect"?') },
  ]);
});

it('leaves other texts alone', () => {
  expect(
    checkSite('export const row = { en: \'**Not blocked**, <Ui id="home.connect" />\', note: "**Connect**" };'),
  ).toEqual([]);
});
