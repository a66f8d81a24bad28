import { describe, expect, it } from 'vitest';
import { exampleEntry, exampleSite, exampleText, exampleView, heading } from '../testing/exampleSite.ts';

const compiled = {
  ...exampleText('en', '').compiled,
  headings: [heading(2, 'first'), heading(3, 'inside'), heading(4, 'deep'), heading(2, 'next')],
};
const withHeadings = (id: string, hide: boolean) => {
  const entry = exampleEntry('docs', id, { hide_table_of_contents: hide });
  return { ...entry, source: { ...entry.source, compiled } };
};
const site = exampleSite({ docs: [withHeadings('long', false), withHeadings('hidden', true)] });
const ids = (path: string) => exampleView(path, 'en', site).tableOfContents.map(({ id }) => id);

describe('the table of contents', () => {
  it('lists the headings of the configured levels', () => {
    expect(ids('/docs/long')).toEqual(['first', 'inside', 'next']);
  });

  it('lists the headings of the translation on its page', () => {
    expect(exampleView('/docs/long', 'ru', site).tableOfContents).toEqual([]);
  });

  it('is empty if the front matter hides it', () => {
    expect(ids('/docs/hidden')).toEqual([]);
  });

  it('lists the sections of an operation with their titles', () => {
    const { api } = site.strings.ru;
    expect(exampleView('/docs/api/Queries/User-Accounts/credit', 'ru', site).tableOfContents).toEqual([
      { depth: 2, id: 'request', text: api.request },
      { depth: 2, id: 'arguments', text: api.arguments },
      { depth: 2, id: 'response', text: api.response },
      { depth: 3, id: 'error-response', text: api.errorResponse },
      { depth: 2, id: 'returns', text: api.returns },
      { depth: 2, id: 'builder', text: api.builder.title, className: 'needs-js' },
      { depth: 2, id: 'behaviour', text: api.behaviour.title },
      { depth: 2, id: 'errors', text: api.errors },
    ]);
  });

  it('lists the parts of a type', () => {
    expect(ids('/docs/api/Types/Int')).toEqual(['used-by']);
    expect(ids('/docs/api/Types/User')).toEqual(['fields']);
  });

  it('lists kinds of types and versions of the schema', () => {
    expect(ids('/docs/api/Types')).toEqual(['object', 'input', 'enum', 'scalar']);
    expect(exampleView('/docs/api/schema-changelog', 'ru', site).tableOfContents).toEqual([
      { depth: 2, id: 'v2024-10-15', text: '15 октября 2024 г.' },
    ]);
  });

  it('is empty on pages without sections', () => {
    expect([...ids('/'), ...ids('/docs'), ...ids('/blog')]).toEqual([]);
  });
});
