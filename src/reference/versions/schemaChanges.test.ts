import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaChanges } from './schemaChanges.ts';

const changes = (before: string, after: string) => schemaChanges(buildSchema(before), buildSchema(after));

describe('the changes between two versions of the schema', () => {
  it('do not include other texts and directives', () => {
    const directive = 'directive @auth on FIELD_DEFINITION';
    expect(changes('type Query { a: Int }', `${directive} type Query { "A number." a: Int @auth }`)).toEqual([]);
  });

  it('do not include enums that only directives use', () => {
    const withEnum = (values: string) =>
      `directive @auth(role: R!) on FIELD_DEFINITION enum R { ${values} } type Query { a: Int @auth(role: x) }`;
    const versions = ['type Query { a: Int }', withEnum('x'), withEnum('x y'), 'type Query { a: Int }'];
    expect(versions.slice(1).flatMap((after, index) => changes(versions[index] ?? '', after))).toEqual([]);
  });

  it('include a new operation and a new type once, without their parts', () => {
    expect(changes('type Query { a: Int }', 'type Query { a: Int, b(id: Int!): B } type B { c: Int }')).toEqual([
      { kind: 'operationAdded', level: 'safe', coordinate: 'Query.b' },
      { kind: 'typeAdded', level: 'safe', coordinate: 'B' },
    ]);
  });

  it('start with breaking changes', () => {
    const before = 'type Query { a: Int, old: Int, e: E } enum E { X }';
    const after = 'type Query { a(id: Int): Int, new: Int, e: E } enum E { X Y }';
    expect(changes(before, after).map(({ level, kind }) => `${level} ${kind}`)).toEqual([
      'breaking operationRemoved',
      'dangerous argumentAdded',
      'dangerous enumValueAdded',
      'safe operationAdded',
    ]);
  });

  it('include the types before and after', () => {
    const before = 'type Query { a(id: Int, in: I): T } type T { b: Int } input I { c: Int }';
    const after = 'type Query { a(id: Int!, in: I): T } type T { b: String } input I { c: Int! }';
    expect(changes(before, after)).toEqual([
      { kind: 'fieldTypeChanged', level: 'breaking', coordinate: 'T.b', from: 'Int', to: 'String' },
      { kind: 'fieldTypeChanged', level: 'breaking', coordinate: 'I.c', from: 'Int', to: 'Int!' },
      { kind: 'argumentTypeChanged', level: 'breaking', coordinate: 'Query.a.id', from: 'Int', to: 'Int!' },
    ]);
  });

  it('include a deprecation, and the removal that follows', () => {
    const [first, second, third] = ['b: Int', 'b: Int @deprecated(reason: "Gone.")', ''].map(
      (field) => `type Query { a: T } type T { c: Int ${field} }`,
    );
    expect(changes(first ?? '', second ?? '')).toEqual([
      { kind: 'deprecated', level: 'safe', coordinate: 'T.b', reason: 'Gone.' },
    ]);
    expect(changes(second ?? '', third ?? '')).toEqual([
      { kind: 'fieldRemoved', level: 'breaking', coordinate: 'T.b' },
    ]);
  });

  it('include breaking changes in an operation deprecated on the same day', () => {
    const reason = '@deprecated(reason: "Gone.")';
    expect(changes('type Query { a(id: Int): Int }', `type Query { a(id: Int!): Int ${reason} }`)).toEqual([
      { kind: 'argumentTypeChanged', level: 'breaking', coordinate: 'Query.a.id', from: 'Int', to: 'Int!' },
      { kind: 'deprecated', level: 'safe', coordinate: 'Query.a', reason: 'Gone.' },
    ]);
  });

  it('include new error codes of existing operations, not those of a new one', () => {
    const directive = 'directive @throws(codes: [String!]!) on FIELD_DEFINITION';
    const before = `${directive} type Query { a: Int @throws(codes: ["X"]) b: Int }`;
    const after = `${directive} type Query { a: Int @throws(codes: ["X", "Y"]) b: Int @throws(codes: ["Z"]) c: Int @throws(codes: ["X"]) }`;
    expect(changes(before, after)).toEqual([
      { kind: 'errorsAdded', level: 'dangerous', coordinate: 'Query.a', codes: ['Y'] },
      { kind: 'errorsAdded', level: 'dangerous', coordinate: 'Query.b', codes: ['Z'] },
      { kind: 'operationAdded', level: 'safe', coordinate: 'Query.c' },
    ]);
    const [old, now] = ['"X"', '"X", "Y"'].map(
      (codes) => `${directive} type Query { a: Int } type Mutation { d: Int @throws(codes: [${codes}]) }`,
    );
    expect(changes(old ?? '', now ?? '')).toMatchObject([{ coordinate: 'Mutation.d', codes: ['Y'] }]);
  });

  it('cannot be of a kind for which the page has no sentence', () => {
    expect(() => changes('type Query { a: Int }', 'interface N { a: Int } type Query implements N { a: Int }')).toThrow(
      'the schema changelog has no sentence for OBJECT_TYPE_INTERFACE_ADDED',
    );
  });
});
