/**
 * `npm run sign -- --new-key <file>` makes a key; `npm run sign -- <file>` signs with it: the list of all files of `dist/`, and every file
 * of `release/editions/`. The passphrase of the key is read from SIGNING_PASSPHRASE.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '../src/build/buildDay.ts';
import { readConfiguration } from '../src/content/configuration.ts';
import { filesOf } from './filesOf.ts';
import { makeKey, readKey } from './sign/key.ts';
import { manifestFile, manifestOf, signatureFile, writeManifest } from './sign/manifest.ts';
import { publicKeyOf, writePublicKey, writeSignature } from './sign/minisign.ts';

const root = join(import.meta.dirname, '..');
const site = join(root, 'dist');
const editions = join(root, 'release', 'editions');
const passphrase = process.env['SIGNING_PASSPHRASE'];

function run(first: string | undefined, second: string | undefined): string {
  if (first === '--new-key' && second !== undefined) {
    const key = makeKey(root, second, passphrase);
    return `The private key is in ${second}; keep two copies of it. Add the public key to site/publicKeys.ts:\n${key}`;
  }
  if (first === undefined || first.startsWith('-'))
    throw new Error('Say which key: `npm run sign -- ../keys/docs.pem`; `npm run sign -- --new-key ../keys/docs.pem` makes one.');
  if (!existsSync(site)) throw new Error('There is no built site to sign: run `npm run build` first.');
  const key = readKey(root, first, passphrase);
  const { config, publicKeys } = readConfiguration();
  const own = writePublicKey(publicKeyOf(key));
  if (!publicKeys.some((known) => known.key === own))
    throw new Error(`The public key ${own} is not in site/publicKeys.ts: readers could not check what it signs.`);
  const day = buildDay(root).toISOString().slice(0, 10);
  const made = existsSync(editions) ? filesOf(editions).filter((file) => /\.(html|epub|zip)$/.test(file)) : [];
  for (const file of made)
    writeFileSync(join(editions, `${file}.minisig`), writeSignature(readFileSync(join(editions, file)), `${file} ${day}`, key));
  const manifest = manifestOf(site, { site: config.url + (config.base === '/' ? '' : config.base), day });
  const text = writeManifest(manifest);
  writeFileSync(join(site, manifestFile), text);
  writeFileSync(join(site, signatureFile), writeSignature(Buffer.from(text), `${manifestFile} ${day} build ${manifest.build}`, key));
  return `Signed: ${manifest.files.length} files of dist/ in ${manifestFile}, ${made.length} editions.`;
}

try {
  console.log(run(process.argv[2], process.argv[3]));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
