import { describe, expect, it } from 'vitest';
import type { Page, PageKind } from '../pages/page.ts';
import { exampleSite, exampleView } from '../testing/exampleSite.ts';
import { lastChangeOfReference } from './lastChangeOfReference.ts';

const site = exampleSite();

function page<Kind extends PageKind>(path: string, kind: Kind): Extract<Page, { kind: Kind }> {
  const { page: found } = exampleView(path, 'en', site);
  const isOfKind = (one: Page): one is Extract<Page, { kind: Kind }> => one.kind === kind;
  if (!isOfKind(found)) throw new Error(`${path} is a page of the kind ${found.kind}.`);
  return found;
}

const days = new Map([
  ['api/schema.graphql#Query.balance', '2024-01-01'],
  ['api/text/en.yaml#Query.balance', '2024-03-01'],
  ['api/text/fa.yaml#Query.balance', '2024-09-01'],
  ['api/text/en.yaml#Query.credit', '2024-04-01'],
  ['api/text/en.yaml#group.User Accounts', '2024-02-01'],
  ['api/text/en.yaml#Int', '2024-05-01'],
]);

describe('the day of the last change of a page of the API', () => {
  const operation = page('/docs/api/Queries/User-Accounts/balance', 'apiOperation');
  const group = page('/docs/api/Queries/User-Accounts', 'apiGroup');
  const type = page('/docs/api/Types/Int', 'apiType');

  it('is the later of the days of the schema and of the texts in the language', () => {
    expect(lastChangeOfReference(days, 'en', operation)).toBe('2024-03-01');
    expect(lastChangeOfReference(days, 'fa', operation)).toBe('2024-09-01');
    expect(lastChangeOfReference(days, 'ru', operation)).toBe('2024-01-01');
  });

  it('is unknown if version control knows none', () => {
    expect(lastChangeOfReference(new Map(), 'en', operation)).toBeUndefined();
  });

  it('of a group is that of the group or of one of its operations', () => {
    expect(lastChangeOfReference(days, 'en', group)).toBe('2024-04-01');
    expect(lastChangeOfReference(new Map([...days].slice(4)), 'en', group)).toBe('2024-02-01');
  });

  it('of an operation is also that of an argument, under its own or its shared text', () => {
    const { operation: balance } = operation;
    const arg = { coordinate: 'Query.balance.of', name: 'of', required: false, fields: [], values: [] };
    const { text, type: ofArg } = { text: type.type.text, type: balance.returns };
    const withArgument = { ...operation, operation: { ...balance, args: [{ ...arg, text, type: ofArg }] } };
    for (const coordinate of ['Query.balance.of', 'argument.of'])
      expect(
        lastChangeOfReference(new Map([...days, [`api/text/en.yaml#${coordinate}`, '2025-01-01']]), 'en', withArgument),
      ).toBe('2025-01-01');
  });

  it('of a type is that of the type, a field or a value', () => {
    expect(lastChangeOfReference(days, 'en', type)).toBe('2024-05-01');
    const { text } = type.type;
    const field = { coordinate: 'User.name', name: 'name', type: operation.operation.returns, text, fields: [] };
    const full = {
      ...type,
      type: {
        ...type.type,
        outputs: [field],
        inputs: [{ ...field, coordinate: 'UserInput.mail', name: 'mail', required: false, values: [] }],
        values: [{ coordinate: 'Kind.A', name: 'A', text }],
      },
    };
    for (const coordinate of ['User.name', 'field.name', 'UserInput.mail', 'field.mail', 'Kind.A'])
      expect(
        lastChangeOfReference(new Map([...days, [`api/text/en.yaml#${coordinate}`, '2025-01-01']]), 'en', full),
        coordinate,
      ).toBe('2025-01-01');
  });
});
