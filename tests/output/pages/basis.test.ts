import { expect, test } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import { one, pageAt, textOf } from '../dom.ts';

test.each(locales)(
  'The basis of the reference is explained above the operations and in the first guide, in %s',
  (locale) => {
    const reason = textOf(one('#basis', pageAt(`/${locale}/docs/api`)));
    expect(reason).toMatch(/introspection|интроспекци/);
    expect(textOf(one('main', pageAt(`/${locale}/docs/api/getting-started`)))).toMatch(/introspection|интроспекци/);
  },
);
