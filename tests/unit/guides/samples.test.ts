import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createProgram, flattenDiagnosticMessageText, getPreEmitDiagnostics, ModuleKind } from 'typescript';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiReference, apiWorld, operationNamed } from '../../../src/reference/fixtures/apiReference.ts';
import type { Mock } from '../../../src/reference/mock/server.ts';
import { curlRequest } from '../../../src/reference/requests/curl.ts';
import { javascriptRequest } from '../../../src/reference/requests/javascript.ts';
import { phpRequest } from '../../../src/reference/requests/php.ts';
import { pythonRequest } from '../../../src/reference/requests/python.ts';
import { fileName, requestOf } from '../../../src/reference/requests/request.ts';
import { listen } from '../../listen.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { administrator, failure, startMockApi } from './mockApi.ts';
import { javascript, missing, missingModule, php, python, run, shell } from './programs.ts';

const typeRoots = join(import.meta.dirname, '../../../node_modules/@types');
const { operations } = apiReference();
let api: Mock;
const folder = temporaryFolder();
let environment: Record<string, string>;
const inJavascript = { mjs: javascriptRequest, mts: javascriptRequest };
const writers = { ...inJavascript, sh: curlRequest, py: pythonRequest, php: phpRequest };

beforeAll(async () => {
  api = await startMockApi({ samples: true });
  for (const operation of operations) {
    const request = requestOf(operation, api.endpoint);
    if (operation.sampleFile !== undefined) writeFileSync(join(folder, fileName(request)), operation.sampleFile);
    for (const [ending, write] of Object.entries(writers))
      writeFileSync(join(folder, `${operation.name}.${ending}`), write(request));
  }
});
beforeEach(() => {
  api.reset();
  environment = { ORBVPN_TOKEN: api.signIn(administrator.email) };
});
afterAll(() => api.close());

/** Milliseconds for all samples of a language, which take seconds on an idle machine. */
const patience = 120_000;
const names = operations.map(({ name }) => name);
/** The title of a skipped test names the missing programs. */
const unless = (lacking: readonly string[]) => (lacking.length === 0 ? '' : ` (not run: no ${lacking.join(', no ')})`);
const [lackingShell, lackingPython, lackingPhp] = [missing(shell), missingModule('requests'), missing(php)];

describe('the samples of all operations', { timeout: patience }, () => {
  const list = JSON.stringify(names);
  for (const [language, lacking, all] of [
    [javascript, [], `for (const name of ${list}) await import(\`./\${name}.mjs\`);`],
    [shell, lackingShell, names.map((name) => `. ./${name}.sh\n`).join('echo\n')],
    [python, lackingPython, `import runpy\nfor name in ${list}:\n    runpy.run_path(f"{name}.py")\n`],
    [php, lackingPhp, names.map((name) => `<?php require '${name}.php'; ?>`).join('')],
  ] as const)
    it.skipIf(lacking.length > 0)(
      `get an answer in ${language.name}, one after the other${unless(lacking)}`,
      async () => {
        // One process for all.
        const file = `all.${language.ending}`;
        writeFileSync(join(folder, file), all);
        const { status, stdout, stderr } = await run(language, [file], folder, environment, patience);
        const wrong = stdout.match(/^(PHP )?(Warning|Notice|Fatal error).*|^.*"errors".*/gm);
        // cURL prints its progress to it.
        const complaints = language === shell ? '' : stderr;
        expect({ status, wrong, complaints }).toEqual({ status: 0, wrong: null, complaints: '' });
        expect(api.calls.map(({ operation }) => operation)).toEqual(names);
      },
    );

  it('in JavaScript are valid TypeScript', () => {
    const types = { module: ModuleKind.NodeNext, types: ['node'], typeRoots: [typeRoots] };
    const files = names.map((name) => join(folder, `${name}.mts`));
    const program = createProgram(files, { strict: true, noEmit: true, skipLibCheck: true, ...types });
    const mistakes = getPreEmitDiagnostics(program).map((each) => flattenDiagnosticMessageText(each.messageText, ' '));
    expect(mistakes).toEqual([]);
  });

  it('keep the code of an error in JavaScript', async () => {
    api.answers.set('login', [failure(200, 'TWO_FACTOR_REQUIRED', 'A second factor is needed')]);
    const caught = "await import('./login.mjs').catch(({ code, message }) => console.log(code, message));";
    writeFileSync(join(folder, 'caught.mjs'), caught);
    const { stdout } = await run(javascript, ['caught.mjs'], folder, environment);
    expect(stdout).toBe('TWO_FACTOR_REQUIRED A second factor is needed\n');
    expect(api.calls[0]?.variables['email']).toBe(apiWorld().accounts['sara']?.email);
  });

  it('time out in JavaScript if the body does not end', async () => {
    const server = createServer((_, response) => void response.writeHead(200).write('{"data":'));
    const here = `http://127.0.0.1:${await listen(server)}`;
    const code = javascriptRequest(requestOf(operationNamed(apiReference(), 'Mutation.login'), here));
    writeFileSync(join(folder, 'slow.mjs'), code.replace('15_000', '200'));
    const { stderr } = await run(javascript, ['slow.mjs'], folder, environment);
    server.closeAllConnections();
    server.close();
    expect(stderr).toContain('aborted due to timeout');
  });

  for (const [language, program, file, lacking] of [
    ['JavaScript', javascript, 'login.mjs', []],
    ['Python', python, 'login.py', lackingPython],
    ['PHP', php, 'login.php', lackingPhp],
  ] as const)
    it.skipIf(lacking.length > 0)(
      `end with the HTTP status in ${language} if the answer is HTML, or else with the code${unless(lacking)}`,
      async () => {
        const refused = failure(200, 'TWO_FACTOR_REQUIRED', 'A second factor is needed');
        api.answers.set('login', [{ status: 502, body: '<h1>Bad Gateway</h1>' }, refused]);
        for (const reason of ['502', 'TWO_FACTOR_REQUIRED']) {
          const { status, stdout, stderr } = await run(program, [file], folder, environment);
          expect(status).toBeGreaterThan(0);
          expect(stdout + stderr).toMatch(RegExp(`(Error|Exception|code): .*${reason}`));
        }
      },
    );
});
