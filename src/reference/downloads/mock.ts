import { printSchema, stripIgnoredCharacters } from 'graphql';
import type { Reference } from '../../model/api/reference.ts';
import { apiAlone } from '../directives.ts';
import type { MockData } from '../mock/options.ts';

/** The text of `mock.mjs`: the data of this reference, and the bundled program. */
export function mockFile(program: string, reference: Reference): string {
  return `const mockData = ${JSON.stringify(mockData(reference))};\n${program}`;
}

export function mockData({ schema, operations, samples }: Reference): MockData {
  return {
    sdl: stripIgnoredCharacters(printSchema(apiAlone(schema))),
    rights: Object.fromEntries(
      operations.map(({ name, role, ownErrors, demands }) => [name, { role, codes: ownErrors, demands }]),
    ),
    samples,
    now: String(samples.rows['Moment']?.[0]?.values['now']),
  };
}
