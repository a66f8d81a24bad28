import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { saveMock } from './mockApi.ts';

it('mock.mjs runs as a program, and prints its address and an account of each role with a token', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
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
    rmSync(folder, { recursive: true });
  }
});
