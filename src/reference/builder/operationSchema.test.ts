import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { builderSchema } from './fixtures.ts';
import { operationSchema } from './operationSchema.ts';

describe('the schema of one operation', () => {
  it('has only the types that the operation uses', () => {
    const sdl = operationSchema(builderSchema, 'mutation', 'edit');
    expect(Object.keys(buildSchema(sdl).getTypeMap())).toEqual(
      expect.arrayContaining(['Profile', 'Address', 'User', 'Place', 'Level', 'LocalDate']),
    );
    expect(sdl).not.toContain('Other');
    expect(sdl).not.toContain('plan(');
  });

  it('has one root field for a query', () => {
    expect(operationSchema(builderSchema, 'query', 'total')).toBe('type Query{total:Float}');
  });

  it('describes the values of an enum', () => {
    const sdl = operationSchema(builderSchema, 'mutation', 'edit', new Map([['Level.LOW', 'Not "much".']]));
    const level = buildSchema(sdl).getType('Level');
    const values = isEnumType(level) ? level.getValues().map(({ name, description }) => `${name}: ${description}`) : [];
    expect(values).toEqual(['LOW: Not "much".', 'HIGH: undefined']);
  });

  it('reports an operation that does not exist', () => {
    expect(() => operationSchema(builderSchema, 'query', 'edit')).toThrow('no query edit');
  });
});
