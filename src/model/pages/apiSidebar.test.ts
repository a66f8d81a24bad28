import { describe, expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import fa from '../../../site/strings/fa.ts';
import type { Reference } from '../api/reference.ts';
import { exampleReference } from '../testing/exampleSite.ts';
import { operationSidebar, typeSidebar } from './apiSidebar.ts';

const [queries] = exampleReference.groups;
const reference: Reference = {
  ...exampleReference,
  groups: [
    ...exampleReference.groups,
    ...(queries
      ? [{ ...queries, kind: 'mutation', path: '/docs/api/Mutations/User-Accounts', pages: [] } as const]
      : []),
  ],
};

describe('the part of the API sidebar for queries', () => {
  it('is open, and lists the pages of a group only inside that group', () => {
    const group = '/docs/api/Queries/User-Accounts';
    expect(operationSidebar(reference, 'query', en, 'fa')).toMatchObject([
      {
        label: 'Queries',
        path: '/docs/api/Queries',
        onDemand: false,
        startsOpen: true,
        items: [
          {
            label: 'Accounts: Queries',
            path: group,
            onDemand: true,
            items: [
              { label: 'Read balance', code: 'balance', path: `${group}/balance`, unlisted: false },
              { label: 'Read credit', code: 'credit', path: `${group}/credit`, unlisted: false },
            ],
          },
        ],
      },
    ]);
  });
});

it('the part for mutations has only their groups', () => {
  expect(operationSidebar(reference, 'mutation', en, 'en')).toMatchObject([
    {
      label: 'Mutations',
      path: '/docs/api/Mutations',
      items: [{ path: '/docs/api/Mutations/User-Accounts', items: [] }],
    },
  ]);
});

it('the part for types has every kind, each with its types, in the language of the reader', () => {
  const [category] = typeSidebar(reference, fa);
  expect(category).toMatchObject({ label: fa.api.types, path: '/docs/api/Types', onDemand: true });
  const kinds = category?.type === 'category' ? category.items : [];
  expect(kinds.find(({ label }) => label === fa.api.typeKinds.scalar)).toEqual({
    type: 'category',
    label: fa.api.typeKinds.scalar,
    path: '/docs/api/Types#scalar',
    linkUnlisted: false,
    onDemand: true,
    items: [{ type: 'link', label: 'Int', path: '/docs/api/Types/Int', unlisted: false }],
  });
  expect(kinds.find(({ label }) => label === fa.api.typeKinds.enum)).toMatchObject({ items: [] });
  expect(kinds.find(({ label }) => label === fa.api.typeKinds.object)).toMatchObject({ items: [{ label: 'User' }] });
});
