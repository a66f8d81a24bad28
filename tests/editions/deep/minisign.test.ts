import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicKeyOf, writePublicKey, writeSignature } from '../../../tools/sign/minisign.ts';

test("Debian's minisign accepts our signatures with our public key, and refuses a changed file", () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-minisign-'));
  const file = join(folder, 'manifest.json');
  const { privateKey } = generateKeyPairSync('ed25519');
  const check = () =>
    spawnSync('minisign', ['-V', '-P', writePublicKey(publicKeyOf(privateKey)), '-m', file], { encoding: 'utf8' });
  writeFileSync(file, 'a list');
  writeFileSync(`${file}.minisig`, writeSignature(Buffer.from('a list'), 'manifest.json 2026-11-22', privateKey));
  expect(check().stdout).toContain('Trusted comment: manifest.json 2026-11-22');
  expect(check().status).toBe(0);
  writeFileSync(file, 'another list');
  expect(check().status).not.toBe(0);
  rmSync(folder, { recursive: true });
});
