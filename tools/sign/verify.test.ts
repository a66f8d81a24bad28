import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manifestFile, manifestOf, signatureFile, writeManifest } from './manifest.ts';
import { publicKeyOf, writeSignature } from './minisign.ts';
import { verifyCopy } from './verify.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const keys = [publicKeyOf(privateKey)];
const none = { changed: [], missing: [], added: [] };

/** A signed copy, in a folder and on a mirror. */
let folder: string;
let server: Server;
let mirror: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-verify-'));
  writeFileSync(join(folder, 'slow.html'), 'slow connection');
  writeFileSync(join(folder, 'keys.html'), 'our keys');
  const list = writeManifest(manifestOf(folder, { site: 'https://docs.example.com', day: '2026-11-22' }));
  writeFileSync(join(folder, manifestFile), list);
  writeFileSync(join(folder, signatureFile), writeSignature(Buffer.from(list), 'list', privateKey));
  server = createServer(({ url = '' }, response) => {
    const file = join(folder, url);
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  mirror = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['mirror', () => mirror],
  ['folder', () => folder],
])('A tampered file of a %s is named', async (_, place) => {
  expect((await verifyCopy(place(), keys)).differences).toEqual(none);
  writeFileSync(join(folder, 'slow.html'), 'send us your password');
  expect((await verifyCopy(place(), keys)).differences).toEqual({ ...none, changed: ['slow.html'] });
});

test('A list that was changed with the file is refused', async () => {
  writeFileSync(join(folder, 'slow.html'), 'send us your password');
  const forged = writeManifest(manifestOf(folder, { site: 'https://docs.example.com', day: '2026-11-22' }));
  writeFileSync(join(folder, manifestFile), forged);
  await expect(verifyCopy(mirror, keys)).rejects.toThrow('not to be trusted. The signature is not of this file');
});

test('A copy without a signature cannot be compared', async () => {
  rmSync(join(folder, signatureFile));
  await expect(verifyCopy(mirror, keys)).rejects.toThrow(`${mirror}/${signatureFile} answered 404`);
  await expect(verifyCopy(folder, keys)).rejects.toThrow(`${join(folder, signatureFile)} is missing`);
});
