import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareAddress, compareFolder } from './compare.ts';
import { makeKey, readKey } from './key.ts';
import { manifestOf, manifestSchema, writeManifest } from './manifest.ts';
import { publicKeyOf, readPublicKey, signatureFault, writePublicKey, writeSignature } from './minisign.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-sign-'));
  mkdirSync(join(folder, 'ru'));
  writeFileSync(join(folder, 'index.html'), 'start');
  writeFileSync(join(folder, 'ru', 'docs.html'), 'docs');
  writeFileSync(join(folder, 'ru', 'docs.html.gz'), gzipSync('docs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const { privateKey } = generateKeyPairSync('ed25519');
const keys = [publicKeyOf(privateKey)];
const list = () => manifestOf(folder, { site: 'https://docs.example.com', day: '2026-11-22' });
const content = Buffer.from('the list');
const signed = writeSignature(content, 'manifest.json 2026-11-22', privateKey);

test('A signature holds for what was signed', () => {
  expect(signatureFault(content, signed, keys)).toBeUndefined();
});

test.each([
  ['the file', Buffer.from('another list'), signed, /not of this file/],
  ['the comment', content, signed.replace('2026-11-22', '2026-11-23'), /comment/],
  ['the signature file', content, signed.slice(0, 60), /damaged/],
])('A change of %s is noticed', (_, file, text, sentence) => {
  expect(signatureFault(file, text, keys)).toMatch(sentence);
});

test('A signature by a key that is not known is refused', () => {
  const other = publicKeyOf(generateKeyPairSync('ed25519').privateKey);
  expect(signatureFault(content, signed, [other])).toMatch(/was signed by the key [\dA-F]{16}/);
});

test('A public key is read as it was written, and nothing else is read', () => {
  expect(keys.map(writePublicKey).map(readPublicKey)).toEqual(keys);
  expect(() => readPublicKey('RWQ')).toThrow('not a minisign public key');
});

test('A key is for its owner alone, opens with its passphrase only, and never lies in the repository', () => {
  const path = join(folder, 'key.pem');
  const key = makeKey('/repository', path, 'correct horse');
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(writePublicKey(publicKeyOf(readKey('/repository', path, 'correct horse')))).toBe(key);
  expect(() => readKey('/repository', path, 'wrong')).toThrow();
  expect(() => makeKey('/repository', path, undefined)).toThrow('exists already');
  expect(() => makeKey(folder, join(folder, 'other.pem'), undefined)).toThrow('is in the repository');
});

test('The list names every file but compressed copies, and is read as it was written', () => {
  expect(list().files.map(([file, size]) => [file, size])).toEqual([
    ['index.html', 5],
    ['ru/docs.html', 4],
  ]);
  expect(manifestSchema.parse(JSON.parse(writeManifest(list())))).toEqual(list());
});

test('A folder is the same, whichever way its pages lie; what differs is named', () => {
  const manifest = list();
  expect(compareFolder(folder, manifest)).toEqual({ changed: [], missing: [], added: [] });
  writeFileSync(join(folder, 'ru', 'docs.html.gz'), gzipSync('evil'));
  writeFileSync(join(folder, 'extra.js'), 'evil');
  rmSync(join(folder, 'index.html'));
  expect(compareFolder(folder, manifest)).toEqual({
    changed: ['ru/docs.html.gz'],
    missing: ['index.html'],
    added: ['extra.js'],
  });
  rmSync(join(folder, 'ru', 'docs.html'));
  mkdirSync(join(folder, 'ru', 'docs'));
  writeFileSync(join(folder, 'ru', 'docs', 'index.html'), 'docs');
  expect(compareFolder(folder, manifest).missing).toEqual(['index.html']);
});

test('A mirror is asked for every file, pages at their addresses', async () => {
  const manifest = list();
  const files: Record<string, string> = { '/copy/': 'start', '/copy/ru/docs': 'tampered' };
  const server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/copy/`;
  expect(await compareAddress(base, manifest)).toEqual({ changed: ['ru/docs.html'], missing: [], added: [] });
  delete files['/copy/'];
  expect((await compareAddress(base, manifest)).missing).toEqual(['index.html']);
  server.close();
});

test('A mirror may redirect an address that only leads to a page, but only to that page', async () => {
  writeFileSync(join(folder, 'ru', 'old.html'), 'the page is elsewhere');
  writeFileSync(join(folder, 'redirects.json'), '{"/old":"/docs"}');
  const manifest = list();
  const docs = readFileSync(join(folder, 'ru', 'docs.html'), 'utf8');
  const start = readFileSync(join(folder, 'index.html'), 'utf8');
  const files: Record<string, string> = { '/': start, '/ru/docs': docs, '/redirects.json': '{"/old":"/docs"}' };
  const to: Record<string, string> = { '/ru/old': '/ru/docs' };
  const server = createServer((request, response) => {
    const [body, location] = [files[request.url ?? ''], to[request.url ?? '']];
    if (location !== undefined) response.writeHead(308, { location }).end();
    else response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  expect(await compareAddress(base, manifest)).toEqual({ changed: [], missing: [], added: [] });
  to['/ru/old'] = '/';
  expect((await compareAddress(base, manifest)).changed).toEqual(['ru/old.html']);
  server.close();
});

test('The list on disk is what the signature is of', () => {
  writeFileSync(join(folder, 'manifest.json'), writeManifest(list()));
  const text = writeSignature(readFileSync(join(folder, 'manifest.json')), 'x', privateKey);
  expect(signatureFault(readFileSync(join(folder, 'manifest.json')), text, keys)).toBeUndefined();
});
