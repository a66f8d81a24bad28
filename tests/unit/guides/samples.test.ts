import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiReference, apiWorld } from '../../../src/reference/fixtures/apiReference.ts';
import { curlRequest } from '../../../src/reference/requests/curl.ts';
import { javaRequest } from '../../../src/reference/requests/java.ts';
import { javascriptRequest } from '../../../src/reference/requests/javascript.ts';
import { pythonRequest } from '../../../src/reference/requests/python.ts';
import { fileName, requestOf } from '../../../src/reference/requests/request.ts';
import { administrator, failure, type MockApi, startMockApi } from './mockApi.ts';
import { java, javascript, missing, missingModule, python, run, shell } from './programs.ts';

const { operations } = apiReference();
const { accounts } = apiWorld();
let api: MockApi;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  api = await startMockApi();
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  for (const operation of operations) {
    const request = requestOf(operation, api.endpoint);
    if (operation.sampleFile !== undefined) writeFileSync(join(folder, fileName(request)), operation.sampleFile);
    writeFileSync(join(folder, `${operation.name}.mjs`), javascriptRequest(request));
    writeFileSync(join(folder, `${operation.name}.sh`), curlRequest(request));
    writeFileSync(join(folder, `${operation.name}.py`), pythonRequest(request));
    writeFileSync(join(folder, `${className(operation.name)}.java`), javaRequest(request));
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

/** Milliseconds that all samples of a language may take: seconds on a quiet machine, a minute while the site is built. */
const patience = 120_000;
const names = operations.map(({ name }) => name);
/** What a machine lacks is in the title of the test that did not run. */
const unless = (lacking: readonly string[]) => (lacking.length === 0 ? '' : ` (not run: no ${lacking.join(', no ')})`);
/** A program that runs for two seconds is not worth optimizing. */
const briefly = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const [lackingShell, lackingPython, lackingJava] = [missing(shell), missingModule('requests'), missing(java)];

describe('the samples of all operations', { timeout: patience }, () => {
  it('get an answer in JavaScript, one after the other', async () => {
    // One process for all: each sample is a module.
    const all = `for (const name of ${JSON.stringify(names)}) await import(\`./\${name}.mjs\`);`;
    writeFileSync(join(folder, 'all.mjs'), all);
    const { status, stderr } = await run(javascript, ['all.mjs'], folder, environment, patience);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(api.calls.map(({ operation }) => operation)).toEqual(names);
  });

  it.skipIf(lackingShell.length > 0)(`get an answer with cURL${unless(lackingShell)}`, async () => {
    writeFileSync(join(folder, 'all.sh'), names.map((name) => `. ./${name}.sh\n`).join('echo\n'));
    const { stdout } = await run(shell, ['all.sh'], folder, environment, patience);
    const failed = stdout.split('\n').filter((line) => line.includes('"errors"'));
    expect(failed).toEqual([]);
    expect(api.calls.map(({ operation }) => operation)).toEqual(names);
  });

  it.skipIf(lackingPython.length > 0)(`get an answer in Python${unless(lackingPython)}`, async () => {
    const all = `import runpy\nfor name in ${JSON.stringify(names)}:\n    runpy.run_path(f"{name}.py")\n`;
    writeFileSync(join(folder, 'all.py'), all);
    const { status, stderr } = await run(python, ['all.py'], folder, environment, patience);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(api.calls.map(({ operation }) => operation)).toEqual(names);
  });

  it.skipIf(lackingJava.length > 0)(`get an answer in Java${unless(lackingJava)}`, async () => {
    const calls = names.map((name) => `        ${className(name)}.main(args);\n`).join('');
    const all = `class All {\n    public static void main(String[] args) throws Exception {\n${calls}    }\n}\n`;
    writeFileSync(join(folder, 'All.java'), all);
    const compiler = { ...java, command: 'javac' };
    const options = [...briefly.map((option) => `-J${option}`), '-Xlint:all', '-d', 'classes'];
    const compiled = await run(compiler, [...options, 'All.java'], folder, environment, patience);
    expect(compiled.stderr).toBe('');
    const { status, stdout, stderr } = await run(
      java,
      [...briefly, '-cp', 'classes', 'All'],
      folder,
      environment,
      patience,
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout.split('\n').filter((line) => line.includes('"errors"'))).toEqual([]);
    expect(api.calls.map(({ operation }) => operation)).toEqual(names);
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

function className(operation: string): string {
  return `${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;
}
