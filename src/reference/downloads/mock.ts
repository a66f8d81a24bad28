import { printSchema, stripIgnoredCharacters } from 'graphql';
import type { Reference } from '../../model/api/reference.ts';
import { apiAlone } from '../directives.ts';
import type { MockData } from '../mock/options.ts';

/** The text of `mock.mjs`: the data of this reference, and the bundled program. */
export function mockFile(program: string, reference: Reference): string {
  return `const mockData = ${JSON.stringify(mockData(reference))};\n${program}`;
}

export function mockData({ schema, operations, samples }: Reference): MockData {
  const rights = operations.map(
    ({ name, role, ownErrors: codes, demands }) => [name, { role, codes, demands }] as const,
  );
  return {
    sdl: stripIgnoredCharacters(printSchema(apiAlone(schema))),
    rights: Object.fromEntries(rights),
    samples,
    now: String(samples.rows['Moment']?.[0]?.values['now']),
  };
}
