import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { output } from './builtSite.ts';

const text = readFileSync(join(output, 'licenses.txt'), 'utf8');
const named = [...text.matchAll(/^(\S+) \d\S* \([\w.-]+\)$/gm)].map(([, name = '']) => name);

test('licenses.txt contains every package that docs/dependencies.md marks as sent to readers, and the font', () => {
  const list = readFileSync(join(output, '..', 'docs', 'dependencies.md'), 'utf8');
  const marked = [...list.matchAll(/^\| (.*) ● \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(marked).toEqual(expect.arrayContaining(['react', 'react-dom']));
  expect(named).toEqual(expect.arrayContaining([...marked, '@fontsource-variable/vazirmatn']));
});
