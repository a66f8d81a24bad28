import { describe, expect, it } from 'vitest';
import { buildIndexes, buildWords } from '../indexBuilder.ts';
import { exampleAnalyser } from '../testing/language.ts';
import type { SearchRecord } from '../types.ts';
import { createHost } from './host.ts';
import type { EngineRequest } from './protocol.ts';

const analyser = exampleAnalyser();
const url = '/docs/tutorial-basics/router';
const record: SearchRecord = {
  id: url,
  url,
  section: 'tutorials',
  title: 'Router',
  text: 'Reset it.',
  asked: [],
  path: [],
};
const bytesOf = (content: unknown) => new TextEncoder().encode(JSON.stringify(content)).buffer;
const search: EngineRequest = { do: 'search', query: 'router', options: {} };

function files(build = 'b1') {
  const built = buildIndexes([record], analyser, build).get('core');
  return {
    index: built?.index,
    body: built?.body,
    text: built?.texts[0]?.file,
    words: buildWords('open', analyser, build),
  };
}

describe('the engine in a worker', () => {
  it('loads files and searches in them', () => {
    const host = createHost(analyser);
    expect(host({ do: 'start', build: 'b1' })).toEqual({ ok: true });
    expect(host(search)).toMatchObject({ ok: true, result: { total: 0 } });
    for (const file of ['index', 'body', 'text', 'words'] as const)
      expect(host({ do: 'load', file, bytes: bytesOf(files()[file]) }), file).toEqual({ ok: true });
    expect(host(search)).toMatchObject({
      ok: true,
      result: { hits: [{ url, excerpt: [{ text: 'Reset it.', match: false }] }] },
    });
  });

  it('refuses everything before it was started', () => {
    expect(createHost(analyser)(search)).toEqual({
      ok: false,
      stale: false,
      message: 'The search engine was not started.',
    });
  });

  it('calls a file stale if it is of another build, and damaged otherwise', () => {
    const host = createHost(analyser);
    host({ do: 'start', build: 'b1' });
    expect(host({ do: 'load', file: 'index', bytes: bytesOf(files('b2').index) })).toMatchObject({
      ok: false,
      stale: true,
    });
    expect(host({ do: 'load', file: 'index', bytes: bytesOf({ ...files().index, v: 0 }) })).toMatchObject({
      stale: true,
    });
    expect(host({ do: 'load', file: 'index', bytes: bytesOf({ ...files().index, l: 'fa' }) })).toMatchObject({
      stale: true,
    });
    expect(host({ do: 'load', file: 'index', bytes: bytesOf('<html>') })).toMatchObject({ ok: false, stale: false });
    expect(host({ do: 'load', file: 'words', bytes: bytesOf(files().index) })).toMatchObject({ ok: false });
  });
});
