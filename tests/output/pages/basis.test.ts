import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import type { operationList } from '../../../src/reference/downloads/lists.ts';
import { output } from '../builtSite.ts';
import { one, pageAt, textOf } from '../dom.ts';
import { documents } from './documents.ts';

const operations: ReturnType<typeof operationList> = JSON.parse(
  readFileSync(join(output, 'api/operations.json'), 'utf8'),
);
const unseen = operations.filter(({ basis }) => Object.values(basis).some((value) => value !== 'seen'));

describe.each(locales)('The basis of the reference, in %s', (locale) => {
  test('is stated on every operation that public documentation does not show in full, and on no other', () => {
    const marked = operations.filter(({ pages: [page] }) =>
      documents
        .get(page?.[locale] ?? '')
        ?.elements('a')
        .some(({ attributes }) => attributes['href'] === `/${locale}/docs/api#basis`),
    );
    expect(unseen.length).toBeGreaterThan(0);
    expect(marked.map(({ name }) => name)).toEqual(unseen.map(({ name }) => name));
  });

  test('is explained above the list of operations and in the first guide', () => {
    const reason = textOf(one('#basis', pageAt(`/${locale}/docs/api`)));
    expect(reason).toMatch(/introspection|интроспекци/);
    expect(textOf(one('main', pageAt(`/${locale}/docs/api/getting-started`)))).toMatch(/introspection|интроспекци/);
  });
});
