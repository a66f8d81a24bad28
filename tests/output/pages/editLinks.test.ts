import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../src/content/configuration.ts';
import { locales } from '../../../src/model/text/locale.ts';
import { pages } from '../builtSite.ts';
import { surveyOf } from '../requirements/survey.ts';
import { isTroublePath } from './addresses.ts';

/** Pages with a file. */
const kinds = {
  docs: /\/docs\/(tutorial-basics|troubleshoot|services)\/[^/]+$/,
  operations: /\/docs\/api\/(Mutations|Queries)\/[^/]+\/[^/]+$/,
  groups: /\/docs\/api\/(Mutations|Queries)\/[^/]+$/,
  types: /\/docs\/api\/Types\/[^/]+$/,
  releases: /\/docs\/changelog\/changelog-\d{4}-\d\d-\d\d$/,
  posts: /\/blog\/(?!page|tags|authors|archive)[^/]+$/,
};

const [before = '', after = ''] = readConfiguration().config.editUrl?.split('{path}') ?? [];

describe.each(locales)('The link to edit a page in %s', (locale) => {
  test.each(Object.entries(kinds))('leads to a file that exists, on all pages of %s', (_, kind) => {
    const paths = pages.filter((path) => path.startsWith(`/${locale}/`) && kind.test(path) && !isTroublePath(path));
    expect(paths.length).toBeGreaterThan(5);
    const wrong = paths.filter((path) => {
      const [link, ...others] = surveyOf(path).editLinks;
      const file = link?.startsWith(before) && link.slice(before.length, link.length - after.length);
      return !file || others.length > 0 || !existsSync(file);
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});
