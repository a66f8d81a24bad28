import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import { apiReference } from '../../../src/reference/fixtures/apiReference.ts';
import { startMockApi } from './mockApi.ts';

const api = await startMockApi();
afterAll(() => api.close());
const root = join(import.meta.dirname, '..', '..', '..');
const { errors, operations } = apiReference();

it('every page of an operation that must not be repeated states how to find out whether it happened, or that there is no way', () => {
  const unnamed = operations.filter(({ behaviour: { repeat, verify } = {} }) => {
    const text = repeat?.en.markdown ?? '';
    return text.startsWith('No') && !verify && !text.includes('nothing in the API shows');
  });
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

describe.each(locales)('the guide about errors in %s', (locale) => {
  const page = readFileSync(join(root, `content/${locale}/docs/api/guides/errors.mdx`), 'utf8');
  const [, general = '', specific = ''] = page.split(/^## .*\{#(?:general|specific|soft-failures)\}$/m);
  /** The codes in the first column of the table of a section. */
  const listed = (section: string): string[] =>
    [...section.matchAll(/^\| (\[`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/\[`(\w+)`\]\(#\1\)/g)].map(([, code = '']) => code),
    );
  const known = (isGeneral: boolean): string[] =>
    errors.filter((each) => each.general === isGeneral).map(({ code }) => code);

  it('lists every code once, with an address', () => {
    expect(listed(general).sort()).toEqual(known(true).sort());
    expect(listed(specific).sort()).toEqual(known(false).sort());
  });

  it('shows complete responses as they are received', async () => {
    const examples = [...general.matchAll(/^> (.*)\nHTTP (\d+) (.*)$/gm)];
    expect(examples.length).toBeGreaterThan(4);
    for (const [, query = '', status, body = ''] of examples) {
      const isSignedIn = status !== '401';
      const headers = {
        'Content-Type': 'application/json',
        ...(isSignedIn && { Authorization: `Bearer ${api.signIn('partner@example.com')}` }),
      };
      const answer = await fetch(api.endpoint, { method: 'POST', headers, body: JSON.stringify({ query }) });
      expect(`${answer.status} ${await answer.text()}`).toBe(`${status} ${body}`);
    }
  });
});
