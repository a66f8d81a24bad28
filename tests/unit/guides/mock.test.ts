import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { saveMock } from './mockApi.ts';

const folder = temporaryFolder();

it('mock.mjs runs as a program, and prints its address and an account of each role with a token', async () => {
  const program = spawn(process.execPath, [await saveMock(folder), '--port', '0']);
  try {
    let printed = '';
    program.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    await expect.poll(() => printed, { timeout: 15_000 }).toMatch(/^ADMIN .*mock-token-\d+$/m);
    expect(printed).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/graphql/);
    for (const role of ['USER', 'RESELLER']) expect(printed).toMatch(new RegExp(`^${role} .*mock-token-\\d+$`, 'm'));
  } finally {
    program.kill();
  }
});
