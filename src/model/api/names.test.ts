import { describe, expect, it } from 'vitest';
import { exampleReference, sameInline } from '../testing/exampleSite.ts';
import { linkNames, namedAnchors, namedPaths, textsNaming } from './names.ts';
import type { TypeDoc } from './reference.ts';

const code = (text: string) => ({ kind: 'code', text }) as const;
const paths = new Map([
  ['createUser', '/create'],
  ['UserView', '/view'],
]);

describe('a name in code', () => {
  it('links to its page, also inside other marks', () => {
    expect(linkNames(['See ', code('createUser')], paths, '/here')).toEqual([
      'See ',
      { kind: 'link', target: '/create', content: [code('createUser')] },
    ]);
    expect(linkNames([{ kind: 'strong', content: [code('UserView')] }], paths, '/here')).toEqual([
      { kind: 'strong', content: [{ kind: 'link', target: '/view', content: [code('UserView')] }] },
    ]);
  });

  it('stays as it is on its own page, in a link, or if it is unknown', () => {
    const link = { kind: 'link', target: '/x', content: [code('createUser')] } as const;
    expect(linkNames([code('createUser')], paths, '/create')).toEqual([code('createUser')]);
    expect(linkNames([link, code('other')], paths, '/here')).toEqual([link, code('other')]);
  });

  it('is not linked if it is a word with other meanings', () => {
    expect([...namedPaths(exampleReference).keys()]).toEqual(['User']);
  });
});

describe('an error code or enum value in code', () => {
  const [int] = exampleReference.types;
  const [general, own] = exampleReference.errors;
  if (!int || !general || !own) throw new Error('The example site has lost its types and errors.');
  const text = sameInline('');
  const type = (name: string, ...values: string[]): TypeDoc => ({
    ...int,
    kind: 'enum',
    path: `/types/${name}`,
    values: values.map((value) => ({ coordinate: value, name: value, text })),
  });
  const anchors = namedAnchors({
    ...exampleReference,
    types: [type('Gateway', 'PARSPAL', 'STRIPE', 'MANUL', 'FREE', 'PENDING'), type('Delivery', 'PENDING')],
    errors: [
      { ...general, code: 'NOT_FOUND' },
      { ...own, code: 'WEAK_PASSWORD' },
    ],
  });

  it('links to its type or to its row in the guide about errors', () => {
    expect(Object.fromEntries(anchors)).toEqual({
      PARSPAL: '/types/Gateway#PARSPAL',
      STRIPE: '/types/Gateway#STRIPE',
      NOT_FOUND: '/docs/api/guides/errors#NOT_FOUND',
      WEAK_PASSWORD: '/docs/api/guides/errors#WEAK_PASSWORD',
    });
  });
});

describe('the texts that name an operation', () => {
  const [operation] = exampleReference.operations;
  if (!operation) throw new Error('The example site has lost its operation.');
  const texts = [
    { path: '/prose', body: 'The balance of a reseller.' },
    { path: '/called', body: '```graphql\nquery {\n  balance\n  balance { id }\n}\n```' },
    { path: '/createUser', body: 'Then `createUser` follows.' },
  ];

  it('are only those that call it, if its name is a common word', () => {
    expect(textsNaming(operation, texts)).toEqual(['/called']);
  });

  it('are all that contain its name, if that is unambiguous', () => {
    expect(textsNaming({ ...operation, name: 'createUser' }, texts)).toEqual(['/createUser']);
  });
});
