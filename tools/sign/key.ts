import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { publicKeyOf, writePublicKey } from './minisign.ts';

/** A private key never lies where it could be committed or published. @throws {Error} if it would */
function refuseInside(root: string, path: string): void {
  const way = relative(root, resolve(path));
  if (!way.startsWith('..') && !way.startsWith(sep))
    throw new Error(`${path} is in the repository; a private key belongs elsewhere.`);
}

/**
 * Makes a key and writes it to a file that its owner alone can read, locked with the passphrase if there is one. Gives the public key as
 * `site/publicKeys.ts` holds it. @throws {Error} if the file is there already
 */
export function makeKey(root: string, path: string, passphrase: string | undefined): string {
  refuseInside(root, path);
  if (existsSync(path)) throw new Error(`${path} exists already; a key that was lost in this way cannot be had again.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  const lock = passphrase ? { cipher: 'aes-256-cbc', passphrase } : {};
  writeFileSync(path, privateKey.export({ format: 'pem', type: 'pkcs8', ...lock }), { mode: 0o600 });
  return writePublicKey(publicKeyOf(privateKey));
}

/** Reads a key that `makeKey` wrote. @throws {Error} if it cannot be read or unlocked, or is of another kind */
export function readKey(root: string, path: string, passphrase: string | undefined): KeyObject {
  refuseInside(root, path);
  const key = createPrivateKey({ key: readFileSync(path), format: 'pem', ...(passphrase ? { passphrase } : {}) });
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`${path} holds a key of the kind ${key.asymmetricKeyType}; Ed25519 is right.`);
  return key;
}
