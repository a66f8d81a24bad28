import { describe, expect, it } from 'vitest';
import { platforms } from '../../site/platforms.ts';
import config from '../../site/site.config.ts';
import { checkConfiguration, type SiteModules } from '../model/config/configuration.ts';
import type { Problem } from '../model/problems/problems.ts';
import { readConfiguration, siteModules } from './configuration.ts';

function problemsOf(changes: SiteModules): Problem[] {
  const problems: Problem[] = [];
  const configuration = checkConfiguration({ ...siteModules, ...changes }, problems);
  expect(configuration !== undefined).toBe(problems.length === 0);
  return problems;
}

const category = { type: 'category', label: config.title };

const withLocales = (locales: object) => problemsOf({ 'site.config.ts': { default: { ...config, locales } } });

describe('the configuration of this repository', () => {
  it('is complete and fits its schemas', () => {
    expect(problemsOf({})).toEqual([]);
    expect(readConfiguration().platforms).toEqual(platforms);
  });
});

describe('every file of site/ is checked:', () => {
  it.each([
    ['authors.ts', { authors: { Founders: {} } }, ['authors', 'Founders']],
    ['changelog.ts', { changeKinds: {}, changeTargets: {} }, ['changeKinds', 'added']],
    ['facts.ts', { facts: { price: { kind: 'price', value: '1.75' } } }, ['facts', 'price', 'value']],
    ['home.ts', { home: { question: {} } }, ['home', 'question', 'en']],
    ['copies.ts', {}, ['copies']],
    ['platforms.ts', { platforms: { ios: '' } }, ['platforms', 'ios']],
    ['search/names.ts', { names: ['telegram'] }, ['names', 0]],
    ['search/synonyms/ru.ts', { synonyms: ['роутер, модем', 'инет, сеть, инет'] }, ['synonyms', 1]],
    ['search/synonyms/fa.ts', { synonyms: [], sameAnswer: ['نت'] }, ['sameAnswer', 0]],
    ['sidebars.ts', { default: { mainSidebar: [1] } }, ['default', 'mainSidebar', 0]],
    ['sidebars.ts', { default: { mainSidebar: [{ ...category, items: [] }] } }, ['default', 'mainSidebar', 0, 'items']],
    ['site.config.ts', { default: { ...config, searchFeedback: 'https://x.example' } }, ['default', 'searchFeedback']],
    ['strings/fa.ts', { default: {} }, ['default', 'chrome']],
    ['tags.ts', { tags: { aws: { en: 'AWS' } } }, ['tags', 'aws', 'fa']],
  ] as const)('%s', (file, module, key) => {
    expect(problemsOf({ [file]: module })[0]).toMatchObject({ level: 'error', file: `site/${file}`, key });
  });
});

describe('the languages', () => {
  const { locales } = config;

  it('may have other paths', () => {
    expect(withLocales({ ...locales, fa: { ...locales.fa, path: 'farsi' } })).toEqual([]);
  });

  it.each([
    ['two languages have the same path', { path: 'en' }],
    ['files of the site have this path', { path: 'api' }],
    ['the path of a language has letters', { path: '/fa' }],
    ['`htmlLang` starts with the language', { htmlLang: 'per' }],
    ['it should be one of gregory, persian', { calendar: 'jalali' }],
  ])('are refused if "%s"', (message, changes) => {
    const refused = withLocales({ ...locales, fa: { ...locales.fa, ...changes } });
    expect(refused.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });
});
