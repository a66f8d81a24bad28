import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { builderSchema } from './fixtures.ts';
import { operationSchema } from './operationSchema.ts';

describe('the schema of one operation', () => {
  it('holds the types that the operation reaches, and no others', () => {
    const sdl = operationSchema(builderSchema, 'mutation', 'edit');
    expect(Object.keys(buildSchema(sdl).getTypeMap())).toEqual(
      expect.arrayContaining(['Profile', 'Address', 'User', 'Place', 'Level', 'LocalDate']),
    );
    expect(sdl).not.toContain('Other');
    expect(sdl).not.toContain('plan(');
  });

  it('holds one field at the root of a query', () => {
    expect(operationSchema(builderSchema, 'query', 'total')).toBe('type Query{total:Float}');
  });

  it('names an operation that does not exist', () => {
    expect(() => operationSchema(builderSchema, 'query', 'edit')).toThrow('no query edit');
  });
});
