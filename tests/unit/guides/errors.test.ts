import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import { apiReference } from '../../../src/reference/fixtures/apiReference.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { errors } = apiReference();

describe.each(locales)('the guide about errors in %s', (locale) => {
  const page = readFileSync(join(root, `content/${locale}/docs/api/guides/errors.mdx`), 'utf8');
  const [, general = '', specific = ''] = page.split(/^## .*\{#(?:general|specific|soft-failures)\}$/m);
  /** The codes in the first column of the table of a section. */
  const listed = (section: string): string[] =>
    [...section.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, code = '']) => code),
    );
  const known = (isGeneral: boolean): string[] =>
    errors.filter((each) => each.general === isGeneral).map(({ code }) => code);

  it('lists every code once, in the section to which its links lead', () => {
    expect(listed(general).sort()).toEqual(known(true).sort());
    expect(listed(specific).sort()).toEqual(known(false).sort());
  });

  it('says with which HTTP status every general code comes', () => {
    const statuses = general.split('\n').find((line) => line.includes('429')) ?? '';
    const named = [...statuses.matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code);
    const ordinary = ['VALIDATION_ERROR'];
    expect(named).toEqual(expect.arrayContaining(known(true).filter((code) => !ordinary.includes(code))));
  });
});
