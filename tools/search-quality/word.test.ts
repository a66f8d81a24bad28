import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([['--word'], ['--word', 'тормозит впн'], ['--word', 'ru'], ['--word', 'ru', '']])(
  'node tools/searchQuality.ts %s %s says that a language or a query is missing',
  (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/searchQuality.ts', ...args], {
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: '--word needs a language (en, fa, ru) and a query, as in: --word ru "тормозит впн"\n',
    });
  },
);
