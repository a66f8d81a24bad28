import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicKeyOf, writePublicKey, writeSignature } from '../../../tools/sign/minisign.ts';
import { isSigned } from './signature.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const key = writePublicKey(publicKeyOf(privateKey));
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const signature = writeSignature(Buffer.from('the list'), 'manifest.json 2026-11-22', privateKey);

test('A browser accepts what the release signed', async () => {
  expect(await isSigned(bytes('the list'), signature, [key])).toBe(true);
});

test.each([
  ['another list', signature, [key]],
  ['the list', signature.replace('2026', '2027'), [key]],
  ['the list', 'no signature', [key]],
  ['the list', signature, [writePublicKey(publicKeyOf(generateKeyPairSync('ed25519').privateKey))]],
  ['the list', signature, []],
])('It refuses %j with another signature or key', async (list, text, keys) => {
  expect(await isSigned(bytes(list), text, keys)).toBe(false);
});
