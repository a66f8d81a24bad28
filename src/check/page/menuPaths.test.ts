import { expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkMenuPaths } from './menuPaths.ts';

it('asks for a menu path in one bold run', () => {
  expect(checkMenuPaths(pageText('en', 'One.\n\nOpen **Settings** > **Protocol**.'))).toMatchObject([
    { level: 'error', line: 7, message: expect.stringContaining('**Settings > Protocol**') },
  ]);
  const components = '<Ui id="navigation.settings" /> > <Ui id="settings.protocol" />';
  expect(checkMenuPaths(pageText('en', components))).toMatchObject([
    { message: expect.stringContaining('write <UiPath ids="navigation.settings settings.protocol" />.') },
  ]);
  expect(checkMenuPaths(pageText('en', '**Android** > <Ui id="settings.protocol" />'))).toMatchObject([
    { message: expect.stringContaining('all of it in bold') },
  ]);
  expect(checkMenuPaths(pageText('en', 'Open **Settings > Protocol**, then **Connect**.'))).toEqual([]);
});
