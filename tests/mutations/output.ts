import type { Mutation } from './mutation.ts';

const requirement = (file: string, title: string): Mutation['test'] => [
  `tests/output/requirements/${file}.test.ts`,
  title,
];

/** Texts, links and lists of the built pages. One build breaks all of them; each has to be noticed by its own test. */
export const outputMutations: readonly Mutation[] = [
  {
    breaks: 'A link of the footer is missing.',
    file: 'site/site.config.ts',
    find: "          { label: { en: 'GitHub', fa: 'GitHub', ru: 'GitHub' }, to: 'site:github' },\n",
    replace: '',
    test: requirement('chrome', 'CHROME-06, CHROME-07, CHROME-08, CHROME-09'),
  },
  {
    breaks: 'The navbar calls the API something else.',
    file: 'site/site.config.ts',
    find: "label: { en: 'Developers',",
    replace: "label: { en: 'Programmers',",
    test: requirement('chrome', 'CHROME-01, CHROME-02, CHROME-03'),
  },
  {
    breaks: 'The skip link has other words.',
    file: 'site/strings/en.ts',
    find: "'Skip to main content'",
    replace: "'Jump over the menu'",
    test: requirement('chrome', 'CHROME-11'),
  },
  {
    breaks: 'The search box has other words.',
    file: 'site/strings/en.ts',
    find: "placeholder: 'Search docs',",
    replace: "placeholder: 'Find a page',",
    test: requirement('chrome', 'CHROME-12'),
  },
  {
    breaks: 'A label of the Russian interface is English.',
    file: 'site/strings/ru.ts',
    find: "backToTop: 'Наверх',",
    replace: "backToTop: 'Back to top',",
    test: requirement('chrome', 'CHROME-20'),
  },
  {
    breaks: 'The table of contents leaves out level 3.',
    file: 'site/site.config.ts',
    find: 'tableOfContents: { min: 2, max: 3 }',
    replace: 'tableOfContents: { min: 2, max: 2 }',
    test: requirement('chrome', 'CHROME-26, LIMIT-06'),
  },
  {
    breaks: 'The copyright names another year.',
    file: 'site/site.config.ts',
    find: "copyright: { en: '© 2024 OrbVPN'",
    replace: "copyright: { en: '© 2025 OrbVPN'",
    test: requirement('chrome', 'LIMIT-07'),
  },
  {
    breaks: 'The blog has nine posts on a page.',
    file: 'site/site.config.ts',
    find: 'postsPerPage: 10',
    replace: 'postsPerPage: 9',
    test: requirement('routes', 'ROUTE-08, LIMIT-05'),
  },
  {
    breaks: 'A page is in no sidebar.',
    file: 'site/sidebars.ts',
    find: "    'services/streaming',\n",
    replace: '',
    test: requirement('routes', 'ROUTE-15, ROUTE-16'),
  },
  {
    breaks: 'The version of the documentation has another name.',
    file: 'site/site.config.ts',
    find: "label: { en: 'Next',",
    replace: "label: { en: 'Latest',",
    test: requirement('data', 'DATA-01, DATA-02'),
  },
];
