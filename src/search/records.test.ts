import { describe, expect, it } from 'vitest';
import {
  exampleEntry,
  exampleReference,
  exampleSite,
  exampleSource,
  exampleText,
  heading,
  sameInline,
} from '../model/testing/exampleSite.ts';
import { operationText } from './records/reference.ts';
import { searchRecords } from './records.ts';

const site = exampleSite({ config: { ...exampleSource.config, firstPublished: '2020-01-01' } });
const urls = (locale: 'en' | 'fa') => searchRecords(site, locale).map(({ url }) => url.replace(/^\/help\/[a-z]+/, ''));
const recordOf = (path: string) => searchRecords(site, 'en').find(({ url }) => url === `/help/en${path}`);

describe('search finds', () => {
  it('every listed page with content, once if it has no headings', () => {
    const operations = ['balance', 'credit'].map((name) => `api/Queries/User-Accounts/${name}`);
    const types = ['api/Types/Int', 'api/Types/User'];
    const lists = ['api', 'api/Mutations', 'api/Queries', 'api/Queries/User-Accounts', 'api/schema-changelog'];
    const releases = ['2023-12-01', '2024-03-19', '2024-10-15'].map((date) => `changelog/changelog-${date}`);
    const guides = ['guide/old', 'guide/slow', 'guide/start', 'guide/trouble', 'services/platforms/ios'];
    const docs = [...lists, ...operations, ...types, ...releases, ...guides, 'tutorial-extras/translate'];
    const posts = ['/blog/first-servers', '/blog/moving-to-aws', '/blog/private-by-default'];
    expect(urls('en').sort()).toEqual(['/about-us', ...posts, ...docs.map((path) => `/docs/${path}`)].sort());
  });

  it('no page that is not translated', () => {
    expect(urls('fa')).not.toContain('/docs/guide/slow');
    expect(urls('fa')).toContain('/docs/guide/old');
  });

  it('a page by its title, with the breadcrumbs that describe it', () => {
    expect(recordOf('/docs/guide/slow')).toMatchObject({
      title: 'en docs/guide/slow',
      description: 'en about docs/guide/slow',
      path: ['Guide', 'Trouble'],
    });
    expect(recordOf('/about-us')).toMatchObject({ path: [] });
    expect(recordOf('/about-us')).not.toHaveProperty('note');
  });

  it('a post older than the site with the label of illustrative history, and other posts without it', () => {
    const { label } = site.strings.en.history;
    expect(recordOf('/blog/first-servers')).toHaveProperty('note', label);
    expect(recordOf('/blog/private-by-default')).not.toHaveProperty('note');
  });

  it('a release by its changes and their kinds', () => {
    expect(recordOf('/docs/changelog/changelog-2024-10-15')).toMatchObject({ asked: [], text: 'Fixed: A crash.' });
  });

  it('an operation by its name, its types and its `asked` phrases', () => {
    expect(recordOf('/docs/api/Queries/User-Accounts/credit')).toMatchObject({
      title: 'Read credit',
      description: 'Reads credit.',
      keywords: ['credit'],
      text: 'Int',
    });
  });

  it('an operation by its arguments and their types', () => {
    const type = { text: '[String!]', name: 'String', path: '/docs/api/Types/String' };
    const place = { coordinate: 'Query.credit.names', required: false, fields: [], values: [] };
    const args = [{ ...place, name: 'names', type, text: sameInline('Whose.') }];
    const [operation] = exampleReference.operations;
    expect(operation && operationText({ ...operation, args }, 'en')).toBe('names: Whose. · String · Int');
  });

  it('types, groups and lists of the reference by their titles', () => {
    expect(recordOf('/docs/api/Types/Int')).toMatchObject({ description: 'A whole number.', text: '' });
    expect(recordOf('/docs/api/Queries/User-Accounts')).toMatchObject({ text: 'Read balance, Read credit' });
    expect(recordOf('/docs/api')).toMatchObject({ asked: [], text: '' });
  });
});

it('headings are found with their text and `asked` phrases, except those of sections with links only', () => {
  const [first, ...others] = exampleSource.docs;
  const page = first ?? exampleEntry('docs', 'guide/start', {});
  const section = (id: string, text: string) => ({ heading: heading(2, id), text, steps: [] });
  const compiled = {
    ...page.source.compiled,
    sections: [
      section('wifi', 'Below.'),
      { heading: undefined, text: 'Above.', steps: [] },
      section('next', 'More.'),
      section('sources', 'Others.'),
    ],
  };
  const asked = { '': ['begin'], wifi: ['no wifi'] };
  const source = exampleText('en', 'docs/guide/start', { compiled, asked, keywords: ['first'] });
  const records = searchRecords(exampleSite({ docs: [{ ...page, source }, ...others] }), 'en');
  const url = '/help/en/docs/guide/start';
  expect(records.filter((record) => record.url === url)).toMatchObject([
    { url, description: 'en about docs/guide/start', keywords: ['first'], asked: ['begin'], text: 'Above.' },
    { url, anchor: 'wifi', heading: 'wifi', asked: ['no wifi'], text: 'Below.' },
  ]);
});
