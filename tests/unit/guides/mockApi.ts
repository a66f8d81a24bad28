import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, vi } from 'vitest';
import { bundledProgram } from '../../../src/build/programs.ts';
import { mockFile } from '../../../src/reference/downloads/mock.ts';
import { apiReference, apiWorld } from '../../../src/reference/fixtures/apiReference.ts';
import type { MockOptions } from '../../../src/reference/mock/options.ts';
import type { ReplyOrFault } from '../../../src/reference/mock/replies.ts';
import type { Mock } from '../../../src/reference/mock/server.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { beginCall, endDriver, endDrivers } from './callGuide.ts';
import { type Language, savePrograms } from './programs.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const text = bundledProgram(join(root, 'src/reference/mock/main.ts')).then((program) =>
  mockFile(program, apiReference()),
);

/** Saves `mock.mjs`, as readers download it, to a folder. */
export async function saveMock(folder: string): Promise<string> {
  const file = join(folder, 'mock.mjs');
  writeFileSync(file, await text);
  return file;
}

/** The downloaded file, loaded into this process. */
const loaded = (async () => {
  const file = pathToFileURL(await saveMock(temporaryFolder())).href;
  const mock: typeof import('../../../src/reference/mock/main.ts') = await import(/* @vite-ignore */ file);
  return mock;
})();

/** Starts it on a free port, with shortened seconds. */
export async function startMockApi(options: Partial<MockOptions> = {}): Promise<Mock> {
  return (await loaded).start({ port: 0, limit: 10_000, second: 30, ...options });
}

/**
 * A mock, reset for each test, and a folder with the programs of the guides, without files
 * `written` by the previous test.
 */
export async function startGuides(options: Partial<MockOptions>, ...written: readonly string[]) {
  const api = await startMockApi(options);
  const folder = savePrograms(api.endpoint);
  beforeEach(() => {
    api.reset();
    for (const name of written) rmSync(join(folder, name), { recursive: true, force: true });
  });
  afterAll(async () => {
    endDrivers();
    await api.close();
    rmSync(folder, { recursive: true });
  });
  const count = (operation: string) => api.calls.filter((each) => each.operation === operation).length;
  return {
    api,
    folder,
    count,
    /** The files in a subfolder. */
    names: (of: string) => (existsSync(join(folder, of)) ? readdirSync(join(folder, of)).sort() : []),
    /** Changes a record of the mock. */
    change: (type: string, field: string, value: unknown, values: object) =>
      Object.assign(api.store.find(type, field, value) ?? {}, values),
    credit: () => api.store.find('ResellerCreditView', 'id', 57)?.['credit'],
    /** Acts as bank, PayPal or sender of coins, or sends other commands to the mock. */
    control: (order: object) => fetch(new URL('/mock', api.endpoint), { method: 'POST', body: JSON.stringify(order) }),
    /** Sends a request as the user of an address. */
    send: (query: string, email: string) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${api.signIn(email)}` };
      return fetch(api.endpoint, { method: 'POST', headers, body: JSON.stringify({ query }) });
    },
    /** Runs a function of a guide, and kills it once an operation has been called. */
    async killed(
      language: Language,
      operation: string,
      environment: Readonly<Record<string, string>>,
      file: string,
      name: string,
      ...args: readonly unknown[]
    ) {
      const driver = beginCall(language, [file, name], args, folder, environment);
      const push = api.calls.push.bind(api.calls);
      // Before the response, after which the program could continue.
      const spy = vi.spyOn(api.calls, 'push').mockImplementation((...calls) => {
        if (calls.some((call) => call.operation === operation)) endDriver(driver);
        return push(...calls);
      });
      await once(driver.process, 'exit', { signal: AbortSignal.timeout(10_000) });
      spy.mockRestore();
    },
  };
}

export const administrator = apiWorld().staff;
export const staff = { ORBVPN_EMAIL: administrator.email, ORBVPN_PASSWORD: administrator.password };
export const partner = { ORBVPN_EMAIL: 'partner@example.com', ORBVPN_PASSWORD: 'Copper-Field-58' };

/** A response with an error, in the format of the API. */
export function failure(status: number, code: string, message: string): ReplyOrFault {
  return { status, body: { data: null, errors: [{ message, extensions: { code } }] } };
}

/** The response to a request without a valid token. */
export const unauthenticated = failure(401, 'UNAUTHENTICATED', 'Authentication is required');
