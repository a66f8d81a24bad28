import type { Mutation } from './mutation.ts';

const content = (title: string): Mutation['test'] => ['tests/content/requirements.test.ts', title];
const plurals = (title: string): Mutation['test'] => ['tests/unit/plurals.test.ts', title];

/** Reports to maintainers and plural forms, which unit tests check. */
export const unitMutations: readonly Mutation[] = [
  {
    breaks: 'A broken link only warns.',
    file: 'src/model/links.ts',
    find: "level: 'error', reason: `leads to ${path}, and there is no such page.${nearest}`",
    replace: "level: 'warning', reason: `leads to ${path}, and there is no such page.${nearest}`",
    test: content('CHECK-05: a broken link'),
  },
  {
    breaks: 'A broken anchor stops the build.',
    file: 'src/model/links.ts',
    find: "level: 'warning', reason: `names an anchor",
    replace: "level: 'error', reason: `names an anchor",
    test: content('CHECK-06: a broken anchor'),
  },
  {
    breaks: 'The menu of versions leads to pages that the other version lacks.',
    file: 'src/model/docsVersions.ts',
    find: 'hasPage ? path : (other?.main',
    replace: 'path !== "" ? path : (other?.main',
    test: ['src/model/docsVersions.test.ts', 'leads to the first page of a version that lacks the page'],
  },
  {
    breaks: 'Russian counts take the English forms.',
    file: 'src/model/messages.ts',
    find: 'new Intl.PluralRules(locale)',
    replace: "new Intl.PluralRules('en')",
    test: plurals('CHROME-21: blog entries'),
  },
  {
    breaks: 'Numbers of a Persian sentence have Latin digits.',
    file: 'src/model/messages.ts',
    find: '{ count: formatNumber(count, locale) }',
    replace: '{ count }',
    test: plurals('CHROME-24: search results, in fa'),
  },
  {
    breaks: 'The Russian form for 2 to 4 documents is that for 5.',
    file: 'site/strings/ru.ts',
    find: "few: 'Найдено {count}\\u00a0документа',",
    replace: "few: 'Найдено {count}\\u00a0документов',",
    test: plurals('CHROME-23: documents found'),
  },
];
