import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core';
import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchemaReleases } from '../../content/readReference.ts';
import { createUrls } from '../../model/addresses/urls.ts';
import type { SchemaChange } from '../../model/api/schemaChanges.ts';
import { localized } from '../../model/text/locale.ts';
import { apiReference } from '../fixtures/apiReference.ts';
import { sara, startedMock } from '../fixtures/mockApi.ts';
import { operationList, versionList } from './lists.ts';
import { mockData } from './mock.ts';
import { postmanCollection } from './postman.ts';
import { introspectionText, publicSchema, publicSchemaText } from './publicSchema.ts';

const reference = apiReference();
const text = publicSchemaText(reference);
const schema = buildSchema(text);
const locales = { en: { path: 'en' }, fa: { path: 'fa' }, ru: { path: 'ru' } };
const urls = createUrls({ url: 'https://docs.example.com', base: '/base', locales });

describe('schema.graphql', () => {
  it('describes the same API as the schema of this repository', () => {
    for (const { document } of reference.operations) expect(validate(schema, parse(document))).toEqual([]);
    const named = (of: GraphQLSchema) => Object.keys(of.getTypeMap()).toSorted();
    // Enums of directives, which would appear as removed in a comparison with the live API.
    const ofApi = named(reference.schema).filter((name) => !['Basis', 'Role'].includes(name));
    expect([named(schema), named(buildSchema(mockData(reference).sdl))]).toEqual([ofApi, ofApi]);
  });

  it('has the English texts as descriptions', () => {
    const argument = schema.getMutationType()?.getFields().login?.args[0];
    const login = reference.operations.find(({ name }) => name === 'login');
    expect(argument?.description).toBe(login?.args[0]?.text.en.markdown);
  });

  it('describes every operation, type, field, argument and value', () => {
    const { Query, Mutation, ...types } = schema.getTypeMap();
    const roots = [Query, Mutation].flatMap((root) => (isObjectType(root) ? Object.values(root.getFields()) : []));
    const named = Object.values(types).filter((type) => !isIntrospectionType(type));
    const within = named.flatMap((type): readonly { readonly name: string; readonly description?: unknown }[] => {
      if (isEnumType(type)) return type.getValues();
      return isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
    });
    const all = [...roots, ...roots.flatMap(({ args }) => args), ...named, ...within];
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it('starts with a reliability notice and gives the source of each operation', () => {
    expect(schema.description).toContain('compare with introspection of the live endpoint before you build');
    expect(text.match(/@basis\(operation: "(seen|schema|reconstructed)",/g)).toHaveLength(reference.operations.length);
  });

  it('gives roles, and nothing about pages', () => {
    expect(text).toContain('@auth(role: "admin")');
    expect(text).not.toMatch(/@doc|@example|@from|^#/m);
  });

  it('has role, error codes and basis of an operation in its description, which introspection keeps', () => {
    const { user, resellerGetUser } = schema.getQueryType()?.getFields() ?? {};
    expect(resellerGetUser?.description).toMatch(/\n\nRole: reseller\. Errors: NOT_FOUND\. Reconstructed: errors\.$/);
    expect(user?.description).toMatch(/\n\nRole: user\.$/);
    const { resellerCreateUser, sendSms } = schema.getMutationType()?.getFields() ?? {};
    const unsafe = 'Not safe to retry: after a lost response, ';
    expect(resellerCreateUser?.description).toContain(`${unsafe}read \`resellerGetUserByEmail\` first.\n\nRole`);
    expect(sendSms?.description).toContain(`${unsafe}nothing shows whether it was carried out.\n\nRole`);
  });
});

describe('the published versions', () => {
  const releases = readSchemaReleases(join(import.meta.dirname, '../../..'), reference, []);
  const pairs = releases.slice(0, -1).map((after, index) => ({ ...after, before: releases[index + 1]?.sdl ?? '' }));

  it.each(pairs)(
    'give a tool with default rules exactly the changes that the changelog lists for $date',
    async (pair) => {
      const found = await diff(buildSchema(pair.before), buildSchema(pair.sdl), [DiffRule.simplifyChanges]);
      const named = (isBreaking: boolean, coordinate = '') => `${isBreaking} ${coordinate.replace(/\.@.*/, '')}`;
      const shown = found.map(({ criticality, path }) => named(criticality.level === CriticalityLevel.Breaking, path));
      // A schema does not contain the error codes of an operation.
      const listed = pair.changes.filter(({ kind }) => kind !== 'errorsAdded');
      expect(shown.sort()).toEqual(
        listed.map(({ level, coordinate }) => named(level === 'breaking', coordinate)).sort(),
      );
    },
  );

  it('are listed with their files, and with their changes and numbers', () => {
    const changes = (['breaking', 'safe', 'breaking'] as const).map(
      (level): SchemaChange => ({ kind: 'fieldRemoved', level, coordinate: 'A.b' }),
    );
    const version = { date: '2024-10-15', operations: 2, changes };
    const listed = { ...version, file: '/base/api/versions/a.graphql', breaking: 2, dangerous: 0, safe: 1 };
    expect(versionList([{ ...version, file: 'versions/a.graphql', sdl: '' }], urls)).toEqual([listed]);
  });
});

it('The introspection can be converted back to the same schema', () => {
  const { data }: { data: IntrospectionQuery } = JSON.parse(introspectionText(reference));
  const sorted = (of: GraphQLSchema) => printSchema(lexicographicSortSchema(of));
  expect(sorted(buildClientSchema(data))).toBe(sorted(publicSchema(reference)));
});

describe('the list of operations', () => {
  const list = operationList(reference, urls);

  it('has facts and addresses of every operation', () => {
    expect(list.find(({ name }) => name === 'login')).toEqual({
      name: 'login',
      kind: 'mutation',
      group: 'Authentication',
      slug: 'login-api',
      role: 'none',
      basis: { operation: 'schema', arguments: 'schema', errors: 'reconstructed' },
      retry: true,
      arguments: [
        { name: 'email', type: 'String!', required: true },
        { name: 'password', type: 'String!', required: true },
      ],
      returns: 'AuthenticatedUser',
      errors: expect.arrayContaining(['BAD_CREDENTIALS']),
      pages: [localized((locale) => `/base/${locale}/docs/api/Mutations/Authentication/login-api`)],
    });
  });

  it('states, like the pages, what may be retried after a time-out, and how to find out whether it took effect', () => {
    const said = reference.operations.map(({ name, kind, behaviour }) => {
      const retry = kind === 'query' || behaviour?.repeat?.en.markdown.startsWith('Yes');
      return { name, retry, check: behaviour?.verify?.replace(/.*\./, '') };
    });
    expect(list.map(({ name, retry, check }) => ({ name, retry, check }))).toEqual(said);
    expect(said).toContainEqual({ name: 'stripeCreatePayment', retry: false, check: 'userInvoices' });
  });
});

describe('the Postman collection', () => {
  const pageUrl = (path: string) => `https://docs.example.com${path}`;
  const options = { name: 'API', endpoint: 'https://api.example.com/graphql', pageUrl };
  const write = () => JSON.stringify(postmanCollection(reference, options));
  const collection = JSON.parse(write());
  const entry = (kind: number, group: string, name: string) =>
    collection.item[kind].item
      .find((folder: { name: string }) => folder.name === group)
      .item.find((one: { name: string }) => one.name === name);
  const request = (kind: number, group: string, name: string) => entry(kind, group, name).request;

  it('has version 2.1 and takes endpoint and token from variables', () => {
    expect(collection.info.schema).toContain('/v2.1.0/');
    expect(collection.variable).toMatchObject([
      { key: 'endpoint', value: 'https://api.example.com/graphql' },
      { key: 'token', value: '' },
    ]);
    expect(collection.auth.bearer).toMatchObject([{ key: 'token', value: '{{token}}' }]);
  });

  it('sends the example, without a token if none is needed', () => {
    const login = request(0, 'Authentication', 'login');
    expect(login).toMatchObject({ method: 'POST', url: { host: ['{{endpoint}}'] }, auth: { type: 'noauth' } });
    expect(JSON.parse(login.body.graphql.variables)).toHaveProperty('email');
    expect(request(1, 'Users Management', 'user')).not.toHaveProperty('auth');
  });

  it('has the sample answer of every request, for mock servers', () => {
    const [answer] = entry(0, 'Authentication', 'login').response;
    expect(answer).toMatchObject({ code: 200, originalRequest: { method: 'POST' } });
    expect(JSON.parse(answer.body).data.login.user.email).toBe('sara@example.com');
  });

  it('passes against the mock with --samples: scripts run in the sandbox, and store tokens of sign-ins only', async () => {
    const { post } = await startedMock(sara, { samples: true, limit: 1000 });
    const kept = new Map<string, string>();
    for (const { name, request: sent, event = [] } of requestsOf(collection)) {
      const { data, codes } = await post(bodyOf(sent), [...kept.values()].at(-1));
      expect(codes, name).toEqual([]);
      const { token } = sandbox([...collection.event, ...event], { data });
      if (token !== undefined) kept.set(name, token);
    }
    expect([...kept.keys()].sort()).toEqual(['checkQrLoginStatus', 'login', 'oauthLogin', 'verifyEmailWithCode']);
    expect(() => sandbox(collection.event, { data: { user: null }, errors: [{}] })).toThrow('answers without errors');
  });

  it('sends a file as a form', () => {
    const { formdata } = request(0, 'Users Management', 'uploadUsers').body;
    expect(formdata).toMatchObject([{ key: 'operations' }, { key: 'map' }, { key: '0' }]);
  });

  it('is the same file for the same schema', () => {
    expect(write()).toBe(write());
  });
});

interface PostmanItem {
  readonly name: string;
  readonly item?: readonly PostmanItem[];
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
  readonly request: { readonly body: PostmanBody };
}

interface PostmanBody {
  readonly graphql?: { readonly query: string; readonly variables: string };
  readonly formdata?: readonly { readonly key: string; readonly value?: string }[];
}

function bodyOf({ body: { graphql, formdata = [] } }: PostmanItem['request']): string | FormData {
  if (graphql) return JSON.stringify({ query: graphql.query, variables: JSON.parse(graphql.variables) });
  const form = new FormData();
  for (const { key, value } of formdata) form.set(key, value ?? new File([], 'users.csv'));
  return form;
}

function requestsOf(item: PostmanItem): readonly PostmanItem[] {
  return item.item?.flatMap(requestsOf) ?? [item];
}

/** Names that Postman's sandbox declares before a script runs. */
const declared =
  '_, atob, Backbone, btoa, Buffer, cheerio, console, CryptoJS, data, environment, globals, iteration, postman, request, responseBody, responseCode, ' +
  'responseCookies, responseHeaders, responseTime, tests, tv4, xml2Json';

/** The variables that scripts set after a response. @throws if one of their tests fails */
function sandbox(events: NonNullable<PostmanItem['event']>, answer: object) {
  const variables: { token?: string } = {};
  let running = '';
  const pm = {
    response: { json: () => answer },
    test: (name: string, check: () => void) => {
      running = name;
      check();
    },
    expect: (value: unknown) => ({
      to: { equal: (other: unknown) => expect(value, running).toBe(other) },
    }),
    collectionVariables: { set: (name: string, value: string) => Object.assign(variables, { [name]: value }) },
  };
  const context = createContext({ pm });
  runInContext(`let ${declared};`, context);
  for (const { script } of events) runInContext(script.exec.join('\n'), context);
  return variables;
}
