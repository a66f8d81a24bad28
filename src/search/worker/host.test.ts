import { expect, it } from 'vitest';
import { buildIndexes } from '../indexBuilder.ts';
import { exampleAnalyser } from '../testing/language.ts';
import { createHost } from './host.ts';

const analyser = exampleAnalyser();
const url = '/docs/tutorial-basics/router';
const record = { id: url, url, section: 'tutorials', title: 'Router', text: 'Reset it.', asked: [], path: [] } as const;
const bytesOf = (content: unknown) => new TextEncoder().encode(JSON.stringify(content)).buffer;
const search = { do: 'search', query: 'router', options: {} } as const;
const indexOf = (build: string) => buildIndexes([record], analyser, build).get('core')?.index;

it('starts, loads files and searches in them', () => {
  const host = createHost(analyser);
  expect(host(search)).toEqual({ ok: false, stale: false, message: 'The search engine was not started.' });
  expect(host({ do: 'start', build: 'b1' })).toEqual({ ok: true });
  expect(host(search)).toMatchObject({ ok: true, result: { total: 0 } });
  expect(host({ do: 'load', bytes: bytesOf(indexOf('b1')) })).toEqual({ ok: true });
  expect(host(search)).toMatchObject({ ok: true, result: { hits: [{ url }] } });
});
