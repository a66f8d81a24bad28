import { expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkMenuPaths } from './menuPaths.ts';

it('asks for a way through menus in one bold run', () => {
  expect(checkMenuPaths(pageText('en', 'One.\n\nOpen **Settings** > **Protocol**.'))).toMatchObject([
    { level: 'error', line: 7, message: expect.stringContaining('**Settings > Protocol**') },
  ]);
  expect(checkMenuPaths(pageText('en', 'Open **Settings > Protocol**, then **Connect**.'))).toEqual([]);
});
