import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiReference, apiWorld } from '../../../src/reference/fixtures/apiReference.ts';
import { curlRequest } from '../../../src/reference/requests/curl.ts';
import { javascriptRequest } from '../../../src/reference/requests/javascript.ts';
import { requestOf } from '../../../src/reference/requests/request.ts';
import { administrator, failure, type MockApi, startMockApi } from './mockApi.ts';
import { javascript, missing, run, shell } from './programs.ts';

const { operations } = apiReference();
const { accounts } = apiWorld();
let api: MockApi;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  api = await startMockApi();
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  writeFileSync(join(folder, 'users.csv'), 'email,password,groupId,username\n');
  for (const operation of operations) {
    const request = requestOf(operation, api.endpoint);
    writeFileSync(join(folder, `${operation.name}.mjs`), javascriptRequest(request));
    writeFileSync(join(folder, `${operation.name}.sh`), curlRequest(request));
  }
});
beforeEach(() => {
  api.reset();
  environment = { ORBVPN_TOKEN: api.signIn(administrator.email) };
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

describe('the samples of all operations', () => {
  it('get an answer in JavaScript, one after the other', async () => {
    // One process for all: each sample is a module.
    const all = `for (const name of ${JSON.stringify(operations.map(({ name }) => name))}) await import(\`./\${name}.mjs\`);`;
    writeFileSync(join(folder, 'all.mjs'), all);
    const { status, stderr } = await run(javascript, ['all.mjs'], folder, environment);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(api.calls.map(({ operation }) => operation)).toEqual(operations.map(({ name }) => name));
  });

  it.skipIf(missing(shell).length > 0)('get an answer with cURL', async () => {
    writeFileSync(join(folder, 'all.sh'), operations.map(({ name }) => `. ./${name}.sh\n`).join('echo\n'));
    const { stdout } = await run(shell, ['all.sh'], folder, environment);
    const failed = stdout.split('\n').filter((line) => line.includes('"errors"'));
    expect(failed).toEqual([]);
    expect(api.calls.map(({ operation }) => operation)).toEqual(operations.map(({ name }) => name));
  });

  it('keep the code of an error in JavaScript', async () => {
    api.answers.set('login', [failure(200, 'TWO_FACTOR_REQUIRED', 'A second factor is needed')]);
    const caught = "await import('./login.mjs').catch(({ code, message }) => console.log(code, message));";
    writeFileSync(join(folder, 'caught.mjs'), caught);
    const { stdout } = await run(javascript, ['caught.mjs'], folder, environment);
    expect(stdout).toBe('TWO_FACTOR_REQUIRED A second factor is needed\n');
    expect(api.calls[0]?.variables['email']).toBe(accounts['sara']?.email);
  });
});
