import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach } from 'vitest';
import { bundledProgram } from '../../../src/build/programs.ts';
import { mockFile } from '../../../src/reference/downloads/mock.ts';
import { apiReference, apiWorld } from '../../../src/reference/fixtures/apiReference.ts';
import type { Answer, Mock, MockOptions } from '../../../src/reference/mock/server.ts';
import { savePrograms } from './programs.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const text = bundledProgram(join(root, 'src/reference/mock/main.ts')).then((program) =>
  mockFile(program, apiReference()),
);

/** Saves `mock.mjs`, the file that readers download, into a folder. */
export async function saveMock(folder: string): Promise<string> {
  const file = join(folder, 'mock.mjs');
  writeFileSync(file, await text);
  return file;
}

/** That file, loaded into this process. */
const loaded = (async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  const file = pathToFileURL(await saveMock(folder)).href;
  const mock: typeof import('../../../src/reference/mock/main.ts') = await import(/* @vite-ignore */ file);
  rmSync(folder, { recursive: true });
  return mock;
})();

/** Starts it on a free port, with shorter seconds. */
export async function startMockApi(options: Partial<MockOptions> = {}): Promise<Mock> {
  return (await loaded).start({ port: 0, limit: 10_000, second: 30, ...options });
}

/** The mock, started again for each test, and a folder with the programs of the guides. */
export async function startGuides(): Promise<{ readonly api: Mock; readonly folder: string }> {
  const api = await startMockApi();
  const folder = savePrograms(api.endpoint);
  beforeEach(() => api.reset());
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });
  return { api, folder };
}

export const administrator = apiWorld().staff;

/** An answer with an error, as the API writes it. */
export function failure(status: number, code: string, message: string): Answer {
  return { status, body: { data: null, errors: [{ message, extensions: { code } }] } };
}

/** The answer to a request without a valid token. */
export const unauthenticated = failure(401, 'UNAUTHENTICATED', 'Authentication is required');
