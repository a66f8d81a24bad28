import { expect, it } from 'vitest';
import { readConfiguration } from '../content/configuration.ts';
import { checkSiteLabels } from './siteLabels.ts';

const { appWords } = readConfiguration();
const check = (source: string) => checkSiteLabels({ file: 'site/killSwitch.ts', text: source }, { appWords });

it('finds labels of the app in plain bold, with their line', () => {
  expect(check("export const row = {\n  ru: 'Нажмите **Отключиться**.',\n};")).toMatchObject([
    {
      level: 'error',
      file: 'site/killSwitch.ts',
      line: 2,
      message: expect.stringContaining('<Ui id="home.disconnect" />'),
    },
  ]);
});

it('finds names of labels that the app does not have', () => {
  expect(check('export const row = { en: \'Press <Ui id="home.conect" />.\' };')).toMatchObject([
    { message: expect.stringContaining('Did you mean "home.connect"?') },
  ]);
});

it('leaves other texts alone', () => {
  expect(
    check('export const row = { en: \'**Not blocked**, <Ui id="home.connect" />\', note: "**Connect**" };'),
  ).toEqual([]);
});
