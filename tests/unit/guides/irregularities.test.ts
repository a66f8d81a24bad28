import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../src/model/api/paths.ts';
import { type Locale, locales } from '../../../src/model/text/locale.ts';
import { apiReference } from '../../../src/reference/fixtures/apiReference.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { schema, operations, errors } = apiReference();
const roots = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !/^(__|Query$|Mutation$)/.test(name));
const answers = types.filter(isObjectType);

function sections(locale: Locale, guide = 'known-irregularities'): ReadonlyMap<string, string> {
  const page = readFileSync(join(root, `content/${locale}/docs/api/guides/${guide}.mdx`), 'utf8');
  const parts = page.split(/^## .*\{#([\w-]+)\}$/m).slice(1);
  return new Map(parts.flatMap((id, index) => (index % 2 === 0 ? [[id, parts[index + 1] ?? ''] as const] : [])));
}

const english = sections('en');
const section = (id: string): string => english.get(id) ?? '';
/** Code spans of a text, from first to last. */
const codes = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
/** The cells of each row of the table in a text. */
const cellsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (.*) \|$/gm)].slice(2).map(([, row = '']) => row.split(' | '));
const rows = (id: string): string[][] => cellsOf(section(id));
/** The list of refusals inside `data`, which the page links to, in one language. */
const softFailures = (locale: Locale): string => sections(locale, 'errors').get('soft-failures') ?? '';

function operation(name: string) {
  const field = roots[name];
  if (!field) throw new Error(`The schema has no operation ${name}.`);
  return field;
}

const argumentsOf = (name: string): string[] => operation(name).args.map((each) => each.name);
const answerOf = (name: string): GraphQLNamedType => getNamedType(operation(name).type);
const fieldsOf = (type: GraphQLNamedType): string[] =>
  isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
const typeAt = (coordinate: string): string => {
  const [type = '', field = ''] = coordinate.split('.');
  const owner = schema.getType(type);
  return String(isObjectType(owner) || isInputObjectType(owner) ? owner.getFields()[field]?.type : undefined);
};
const typeOfArgument = (name: string, argument: string): string =>
  String(operation(name).args.find((candidate) => candidate.name === argument)?.type);
/** The fields of the inputs of an operation, with their types. */
const inputsOf = (name: string) =>
  operation(name).args.flatMap(({ type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) ? Object.values(named.getFields()) : [];
  });
const throwersOf = (code: string) =>
  operations.filter(({ ownErrors }) => ownErrors.includes(code)).map(({ name }) => name);
const known = errors.map(({ code }) => code);

describe('the page of known irregularities', () => {
  it('names only parts of the schema', () => {
    const named = new Set([
      ...Object.keys(roots),
      ...types.flatMap((type) => [
        type.name,
        ...fieldsOf(type),
        ...fieldsOf(type).map((name) => `${type.name}.${name}`),
        ...(isEnumType(type) ? type.getValues().map(({ name }) => `${type.name}.${name}`) : []),
      ]),
      ...known,
      ...['true', 'null', '"ok"', 'errors'],
    ]);
    expect([...english.values()].flatMap(codes).filter((code) => !named.has(code))).toEqual([]);
  });

  it.each(locales)('names the same in %s', (locale) => {
    const inLanguage = [...sections(locale)].map(([id, text]) => [id, codes(text).toSorted()]);
    expect(inLanguage).toEqual([...english].map(([id, text]) => [id, codes(text).toSorted()]));
  });
});

describe('fields that cannot be read back', () => {
  const shown = new Set(answers.flatMap(fieldsOf));
  /** Fields never shown, with another name in answers, and an object whose fields are shown. */
  const expected = ['password', 'userProfileEdit', 'maxLimit'];

  it('are all such fields of operations that change a record, and are in no answer', () => {
    const hidden = Object.keys(roots)
      .filter((name) => /^(edit|update)/.test(name))
      .map((name) => [name, inputsOf(name).map((field) => field.name)] as const)
      .map(([name, fields]) => [name, fields.filter((field) => !shown.has(field) && !expected.includes(field))])
      .filter(([, fields]) => fields?.length !== 0);
    const listed = rows('write-only').map(([name = '', fields = '']) => [codes(name)[0], codes(fields)]);
    expect(listed.toSorted()).toEqual(hidden.toSorted());
  });

  it('are required if the page says so', () => {
    for (const [name = '', fields = ''] of rows('write-only')) {
      const [first] = codes(fields);
      const field = inputsOf(codes(name)[0] ?? '').find((candidate) => candidate.name === first);
      expect(isNonNullType(field?.type), name).toBe(fields.includes('which it requires'));
    }
  });

  it('include replies to tickets', () => {
    expect(answerOf('replyToTicket').name).toBe('TicketReplyView');
    const within = answers.flatMap((type) => Object.values(type.getFields()).map((field) => getNamedType(field.type)));
    const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).map(({ type }) => getNamedType(type));
    expect([...within, ...queries].map(({ name }) => name)).not.toContain('TicketReplyView');
  });
});

describe('refusals inside data', () => {
  const signs = ['error', 'success', 'error_code'];

  it.each(locales)('are the same in %s', (locale) => {
    expect(codes(softFailures(locale)).toSorted()).toEqual(codes(softFailures('en')).toSorted());
  });

  it('are listed for every operation with fields for them', () => {
    const soft = Object.keys(roots).filter((name) => fieldsOf(answerOf(name)).some((field) => signs.includes(field)));
    const listed = cellsOf(softFailures('en')).flatMap(([names = '']) => codes(names));
    expect(listed.toSorted()).toEqual(soft.toSorted());
  });

  it('are in the fields that the page names', () => {
    for (const [names = '', worked = ''] of cellsOf(softFailures('en'))) {
      const fields = codes(worked).filter((code) => /^[a-z_]+$/i.test(code) && !['null', 'true'].includes(code));
      for (const name of codes(names)) {
        expect(fieldsOf(answerOf(name)), name).toEqual(expect.arrayContaining(fields));
        const reasons = fieldsOf(answerOf(name)).filter((field) => ['message', 'errorMessage'].includes(field));
        if (worked.includes('there is no reason')) expect(reasons, name).toEqual([]);
      }
    }
  });
});

it.each(locales)('Tables of time-outs in %s agree with operations.json on what to retry and what to read', (locale) => {
  const rowsIn = (guide: string, id: string) => cellsOf(sections(locale, guide).get(id) ?? '');
  const readFirst = [...rowsIn('payments', 'time-out'), ...rowsIn('reseller-day', 'time-outs')];
  const rows = [...readFirst, ...rowsIn('corrections', 'time-outs')];
  const named = operations.filter(({ name }) => rows.some(([names = '']) => codes(names).includes(name)));
  expect(named.length).toBeGreaterThan(10);
  for (const { name, behaviour } of named) {
    const isAbout = ([names = '']: readonly string[]) => codes(names).includes(name);
    const own = rows.filter(isAbout);
    const isRetried = own.every((cells) => cells.some((cell) => /^(?:yes|بله|да)/.test(cell)));
    expect([name, isRetried]).toEqual([name, behaviour?.retry]);
    if (behaviour?.verify && readFirst.some(isAbout)) expect(codes(own.join())).toContain(nameOf(behaviour.verify));
  }
});

describe('one condition with several codes', () => {
  it('is true of every row: the code is in use, and the named operations throw the other one', () => {
    expect(rows('codes').length).toBeGreaterThanOrEqual(5);
    for (const [condition, code = '', also = ''] of rows('codes')) {
      const [usual = ''] = codes(code);
      const [other = '', ...names] = codes(also);
      expect(known, condition).toEqual(expect.arrayContaining([usual, other]));
      expect(throwersOf(other), condition).toEqual(expect.arrayContaining(names));
      expect(names.length, condition).toBeGreaterThan(0);
    }
  });

  it('names every operation that throws the rarer code for a user or an invoice', () => {
    for (const code of ['USER_NOT_FOUND', 'INVOICE_NOT_FOUND']) {
      const row = rows('codes').find((cells) => cells[2]?.startsWith(`\`${code}\``));
      const [, ...names] = codes(row?.[2] ?? '');
      expect(names.toSorted()).toEqual(throwersOf(code).toSorted());
    }
  });
});

describe('queries for the price', () => {
  const names = codes(section('prices')).filter((name) => name.startsWith('getPackagePrice'));

  it('are seven, each with a type of the same two fields', () => {
    expect(names).toEqual(Object.keys(roots).filter((name) => name.startsWith('getPackagePrice')));
    expect(new Set(names.map((name) => answerOf(name).name)).size).toBe(7);
    for (const name of names) expect(fieldsOf(answerOf(name))).toEqual(['groupId', 'price']);
  });

  it('have a sibling that takes no length', () => {
    expect(argumentsOf('calculateDiscountedPriceByDuration')).toEqual(['groupId']);
    expect(fieldsOf(answerOf('calculateDiscountedPriceByDuration'))).toContain('durationMonths');
  });
});

it('Operations that only answer true are many, and createUser is one', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.filter(({ type }) => String(type) === 'Boolean').length).toBeGreaterThan(20);
  expect(String(operation('createUser').type)).toBe('Boolean');
  expect(typeOfArgument('allUsers', 'query')).toMatch(/^String/);
});

describe('ids, names and units', () => {
  it('have the types that the page states', () => {
    const ids = answers.filter((type) => fieldsOf(type).includes('id')).map(({ name }) => `${name}.id`);
    const others = ids.filter((id) => typeAt(id) !== 'Int!' && typeAt(id) !== 'Int');
    expect(others.toSorted()).toEqual(['GiftCard.id', 'WebhookDelivery.id']);
    expect([typeAt('GiftCard.id'), typeAt('WebhookDelivery.id')]).toEqual(['ID!', 'String!']);
    const byId = Object.keys(roots).filter((name) =>
      operation(name).args.some(({ type }) => getNamedType(type).name === 'ID'),
    );
    expect(byId.filter((name) => !/GiftCard/.test(name))).toEqual([]);
  });

  it('include three for a device', () => {
    for (const name of ['deactivateDevice', 'resellerDeactivateDevice', 'logoutDeviceByDeviceId'])
      expect(typeOfArgument(name, 'deviceId'), name).toBe('Int!');
    expect(typeOfArgument('disconnectByUserIdAndDeviceId', 'deviceId')).toBe('Int!');
    for (const name of ['resellerLogoutDevice', 'sendNotificationByDeviceId'])
      expect(typeOfArgument(name, 'deviceId'), name).toBe('String!');
    expect(operation('logoutDeviceByUserDeviceId').args.map(({ type }) => String(type))).toEqual(['Int!']);
    const inAnswers = ['DeviceView.id', 'UserDeviceView.deviceId', 'UserDeviceView.id'].map(typeAt);
    expect(inAnswers).toEqual(['Int!', 'String!', 'Int!']);
  });

  it('repeat one query, use the name of an answer in two inputs, and differ in spelling between gateways', () => {
    expect(String(operation('resellerGetUser').type)).toBe(String(operation('resellerGetUserById').type));
    const views = types.filter(({ name }) => name.endsWith('View'));
    expect(views.filter(isInputObjectType).map(({ name }) => name)).toEqual(['CouponCodeView', 'TokenCodeView']);
    const spelled = answers.flatMap(fieldsOf).filter((name) => name.includes('_'));
    expect(spelled).toEqual(expect.arrayContaining(['payment_id', 'txn_id', 'error_code']));
    const server = schema.getType('ServerType');
    const values = isEnumType(server) ? server.getValues().map(({ name }) => name) : [];
    expect(values.filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  it('have a category without payments, since no argument takes an amount', () => {
    const payments = Object.values(roots).filter(({ args }) =>
      args.some(({ type }) => getNamedType(type).name === 'PaymentCategory'),
    );
    const amounts = payments.flatMap(({ args }) => args.filter(({ name }) => /amount|price|credit/i.test(name)));
    expect(payments.length).toBeGreaterThan(3);
    expect(amounts).toEqual([]);
  });

  it('differ for the bandwidth of a plan and of a subscription', () => {
    for (const name of ['dailyBandwidth', 'downloadUpload']) {
      expect(typeAt(`GroupView.${name}`)).toBe('String');
      expect(typeAt(`UserSubscriptionView.${name}`)).toBe('Float');
    }
  });
});

it('Lists without pages take no page', () => {
  const [invoices = '', resellers = '', history = '', tickets = '', better = ''] = codes(section('lists'));
  for (const name of [invoices, resellers, history, tickets]) {
    expect(isListType(getNullableType(operation(name).type)), name).toBe(true);
    expect(typeOfArgument(name, 'page'), name).toBe('undefined');
  }
  expect(operation(better).args.map(({ name }) => name)).toEqual(['beginDate', 'endDate']);
});
