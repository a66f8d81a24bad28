import { expect, it } from 'vitest';
import { chosenPages } from './chosen.ts';
import type { TranslatedPage } from './text.ts';

const page = (name: string, state: TranslatedPage['state']): TranslatedPage => ({
  file: `content/en/${name}`,
  target: `content/ru/${name}`,
  texts: [],
  state,
  sections: ['', 'connect', 'next'],
  staleSections: [],
  stamped: () => '',
});
const [old, fresh] = [page('old.mdx', 'stamped'), page('fresh.mdx', 'unstamped')];

it.each<[string, string[] | undefined, (readonly [TranslatedPage, string[] | undefined])[], string[]]>([
  ['those without a stamp', undefined, [[fresh, undefined]], []],
  ['all sections of a file', ['content/ru/old.mdx'], [[old, undefined]], []],
  ['every named section', ['content/ru/old.mdx#connect', 'content/ru/old.mdx#next'], [[old, ['connect', 'next']]], []],
  ['none if no translation is named', [], [], []],
  ['nothing of another file', ['a.mdx'], [], ['a.mdx is not a translation of an English page.']],
  [
    'no section that English lacks',
    ['content/ru/old.mdx#x'],
    [],
    ['content/ru/old.mdx has no section #x; English has connect, next.'],
  ],
])('Stamps are given to %s', (_, names, pages, problems) => {
  const chosen = chosenPages([old, fresh], names);
  expect([[...chosen.pages], chosen.problems]).toEqual([pages, problems]);
});
