import { readFileSync } from 'node:fs';
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
import { createUrls } from '../../model/addresses/urls.ts';
import { apiReference } from '../fixtures/apiReference.ts';
import { schemaChanges } from '../versions/schemaChanges.ts';
import { mockData } from './mock.ts';
import { operationList } from './operationList.ts';
import { postmanCollection } from './postman.ts';
import { bareSchemaText, introspectionText, publicSchema, publicSchemaText } from './publicSchema.ts';

const reference = apiReference();
const text = publicSchemaText(reference);

describe('schema.graphql', () => {
  it('describes the same API as the schema of this repository', () => {
    const schema = buildSchema(text);
    for (const { document } of reference.operations) expect(validate(schema, parse(document))).toEqual([]);
    const named = (of: GraphQLSchema) => Object.keys(of.getTypeMap()).toSorted();
    // Enums of directives, which a comparison with the live API would show as removed.
    const ofApi = named(reference.schema).filter((name) => !['Basis', 'Role'].includes(name));
    expect([named(schema), named(buildSchema(mockData(reference).sdl))]).toEqual([ofApi, ofApi]);
  });

  it('has the English texts as descriptions', () => {
    const argument = buildSchema(text).getMutationType()?.getFields().login?.args[0];
    expect(argument?.description).toBe(
      reference.operations.find(({ name }) => name === 'login')?.args[0]?.text.en.markdown,
    );
  });

  it('says what every operation, type, field, argument and value means', () => {
    const { Query, Mutation, ...types } = buildSchema(text).getTypeMap();
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

  it('says first how far it can be relied on, and of every operation what it is known from', () => {
    const schema = buildSchema(text);
    expect(schema.description).toContain('compare with introspection of the live endpoint before you build');
    expect(text.match(/@basis\(operation: "(seen|schema|reconstructed)",/g)).toHaveLength(reference.operations.length);
  });

  it('says who may call, and nothing about pages', () => {
    expect(text).toContain('@auth(role: "admin")');
    expect(text).not.toMatch(/@doc|@example|@from|^#/m);
  });

  it('has role and error codes of an operation in its description, which introspection keeps', () => {
    const description = buildSchema(text).getMutationType()?.getFields()['resellerDeleteUser']?.description;
    expect(description).toMatch(/\n\nRole: reseller\. Errors: NOT_FOUND\.$/);
    expect(buildSchema(text).getQueryType()?.getFields()['user']?.description).toMatch(/\n\nRole: user\.$/);
  });

  it('has a version in the form of the earlier ones, in which a tool with default rules finds all that breaks', async () => {
    const file = '2023-04-20.graphql';
    const sdl = readFileSync(new URL(`../../../api/versions/${file}`, import.meta.url), 'utf8');
    const [before, after] = [buildSchema(sdl), buildSchema(bareSchemaText(reference))];
    const found = await diff(before, after, [DiffRule.simplifyChanges]);
    const broken = found.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
    const expected = schemaChanges(before, reference.schema).filter(({ level }) => level === 'breaking');
    expect(expected.length).toBeGreaterThan(50);
    expect(broken.length).toBeGreaterThanOrEqual(expected.length);
  });
});

describe('the introspection', () => {
  it('can be made a schema again, the same one', () => {
    const { data }: { data: IntrospectionQuery } = JSON.parse(introspectionText(reference));
    const sorted = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
    expect(sorted(buildClientSchema(data))).toBe(sorted(publicSchema(reference)));
  });
});

describe('the list of operations', () => {
  it('has facts and addresses of every operation', () => {
    const locales = { en: { path: 'en' }, fa: { path: 'fa' }, ru: { path: 'ru' } };
    const urls = createUrls({ url: 'https://docs.example.com', base: '/base', locales });
    const list = operationList(reference, urls);
    expect(list.find(({ name }) => name === 'login')).toEqual({
      name: 'login',
      kind: 'mutation',
      group: 'Authentication',
      slug: 'login-api',
      role: 'none',
      basis: { operation: 'schema', arguments: 'schema', errors: 'reconstructed' },
      arguments: [
        { name: 'email', type: 'String!', required: true },
        { name: 'password', type: 'String!', required: true },
      ],
      returns: 'AuthenticatedUser',
      errors: expect.arrayContaining(['BAD_CREDENTIALS']),
      pages: [
        {
          en: '/base/en/docs/api/Mutations/Authentication/login-api',
          fa: '/base/fa/docs/api/Mutations/Authentication/login-api',
          ru: '/base/ru/docs/api/Mutations/Authentication/login-api',
        },
      ],
    });
  });
});

describe('the Postman collection', () => {
  const write = () =>
    JSON.stringify(
      postmanCollection(reference, {
        name: 'API',
        endpoint: 'https://api.example.com/graphql',
        pageUrl: (path) => `https://docs.example.com${path}`,
      }),
    );
  const collection = JSON.parse(write());
  const entry = (kind: number, group: string, name: string) =>
    collection.item[kind].item
      .find((folder: { name: string }) => folder.name === group)
      .item.find((one: { name: string }) => one.name === name);
  const request = (kind: number, group: string, name: string) => entry(kind, group, name).request;

  it('is of version 2.1 and takes endpoint and token from variables', () => {
    expect(collection.info.schema).toContain('/v2.1.0/');
    expect(collection.variable).toMatchObject([
      { key: 'endpoint', value: 'https://api.example.com/graphql' },
      { key: 'token', value: '' },
    ]);
    expect(collection.auth.bearer).toMatchObject([{ key: 'token', value: '{{token}}' }]);
  });

  it('sends the example, without a token where none is needed', () => {
    const login = request(0, 'Authentication', 'login');
    expect(login).toMatchObject({ method: 'POST', url: { host: ['{{endpoint}}'] }, auth: { type: 'noauth' } });
    expect(JSON.parse(login.body.graphql.variables)).toHaveProperty('email');
    expect(request(1, 'Users Management', 'user')).not.toHaveProperty('auth');
  });

  it('has the sample answer of every request, which a mock server repeats', () => {
    const [answer] = entry(0, 'Authentication', 'login').response;
    expect(answer).toMatchObject({ code: 200, originalRequest: { method: 'POST' } });
    expect(JSON.parse(answer.body).data.login.user.email).toBe('sara@example.com');
  });

  it('has scripts that run in the sandbox of Postman, and keep the token of each sign-in alone', () => {
    const kept = requestsOf(collection).filter(({ name, event = [] }) => {
      const variables = sandbox([...collection.event, ...event], { data: { [name]: { accessToken: name } } });
      return variables['token'] === name;
    });
    expect(kept.map(({ name }) => name).toSorted()).toEqual([
      'checkQrLoginStatus',
      'login',
      'oauthLogin',
      'verifyEmailWithCode',
    ]);
    expect(() => sandbox(collection.event, { data: { user: null }, errors: [{}] })).toThrow('answers without errors');
  });

  it('sends a file as a form', () => {
    expect(request(0, 'Users Management', 'uploadUsers').body.formdata.map(({ key }: { key: string }) => key)).toEqual([
      'operations',
      'map',
      '0',
    ]);
  });

  it('is the same file for the same schema', () => {
    expect(write()).toBe(write());
  });
});

interface PostmanItem {
  readonly name: string;
  readonly item?: readonly PostmanItem[];
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
}

function requestsOf(item: PostmanItem): readonly PostmanItem[] {
  return item.item?.flatMap(requestsOf) ?? [item];
}

/** Names that the sandbox of Postman has declared before a script begins. */
const declared =
  '_, atob, Backbone, btoa, Buffer, cheerio, console, CryptoJS, data, environment, globals, iteration, postman, request, responseBody, responseCode, ' +
  'responseCookies, responseHeaders, responseTime, tests, tv4, xml2Json';

/** The variables that scripts set after an answer. @throws if one of their tests fails */
function sandbox(events: NonNullable<PostmanItem['event']>, answer: object) {
  const variables: Record<string, string> = {};
  let running = '';
  const pm = {
    response: { json: () => answer },
    test: (name: string, check: () => void) => {
      running = name;
      check();
    },
    expect: (value: unknown) => ({ to: { equal: (other: unknown) => expect(value, running).toBe(other) } }),
    collectionVariables: { set: (name: string, value: string) => Object.assign(variables, { [name]: value }) },
  };
  const context = createContext({ pm });
  runInContext(`let ${declared};`, context);
  for (const { script } of events) runInContext(script.exec.join('\n'), context);
  return variables;
}
