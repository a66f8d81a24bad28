import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/model/locale.ts';
import type { ListedOperation } from '../../../src/reference/downloads/operationList.ts';
import { output } from '../builtSite.ts';
import { all, one, pageAt, textOf } from '../dom.ts';
import { documents } from './documents.ts';

const operations: readonly ListedOperation[] = JSON.parse(readFileSync(join(output, 'api/operations.json'), 'utf8'));
const beyond = operations.filter((operation) => operation.beyond);

describe.each(locales)('Operations beyond the specified list, in %s', (locale) => {
  const reason = `/${locale}/docs/api#beyond`;

  test('have a link to the reason on their pages, and no others have it', () => {
    const marked = operations.filter(({ pages: [page] }) =>
      documents
        .get(page?.[locale] ?? '')
        ?.elements('a')
        .some(({ attributes }) => attributes['href'] === reason),
    );
    expect(beyond.length).toBeGreaterThanOrEqual(26);
    expect(marked.map(({ name }) => name)).toEqual(beyond.map(({ name }) => name));
  });

  test('have a plus sign in the list of all operations, which says why they are there', () => {
    const list = pageAt(`/${locale}/docs/api`);
    const marked = all('.operations td', list)
      .filter((cell) => /^\w+ \+/.test(textOf(cell)))
      .map((cell) => textOf(one('code', cell)));
    expect(marked.toSorted()).toEqual(beyond.map(({ name }) => name).toSorted());
    expect(textOf(one('#beyond', list))).toMatch(/^.*\+.*(174|۱۷۴)/);
  });
});
