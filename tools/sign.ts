/**
 * `node tools/sign.ts --new-key <file>` makes a key; `node tools/sign.ts <file>` signs with it: the list of all files of `dist/`, and every file
 * of `release/editions/`. The passphrase of the key is read from SIGNING_PASSPHRASE.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '../src/content/buildDay.ts';
import { loadSite } from '../src/content/loadSite.ts';
import { editionsList, madeSchema } from './editions/make.ts';
import { publishEditions } from './editions/publish.ts';
import { makeKey, readKey } from './sign/key.ts';
import { manifestFile, manifestOf, signatureFile, writeManifest } from './sign/manifest.ts';
import { publicKeyOf, writePublicKey, writeSignature } from './sign/minisign.ts';

const root = join(import.meta.dirname, '..');
const site = join(root, 'dist');
const editions = join(root, 'release', 'editions');
const passphrase = process.env['SIGNING_PASSPHRASE'];

async function run(first: string | undefined, second: string | undefined): Promise<string> {
  if (first === '--new-key' && second !== undefined) {
    const key = makeKey(root, second, passphrase);
    return `The private key is in ${second}; keep two copies of it. Add the public key to site/publicKeys.ts:\n${key}`;
  }
  if (first === undefined || first.startsWith('-'))
    throw new Error(
      'Say which key: `node tools/sign.ts ../keys/docs.pem`; `node tools/sign.ts --new-key ../keys/docs.pem` makes one.',
    );
  if (!existsSync(site)) throw new Error('There is no built site to sign: run `npm run build` first.');
  const key = readKey(root, first, passphrase);
  const { site: model } = loadSite(root, { drafts: false });
  const { config, publicKeys } = model;
  const own = writePublicKey(publicKeyOf(key));
  if (!publicKeys.some((known) => known.key === own))
    throw new Error(`The public key ${own} is not in site/publicKeys.ts: readers could not check what it signs.`);
  const day = buildDay(root).toISOString().slice(0, 10);
  const list = join(editions, editionsList);
  const made = existsSync(list) ? madeSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  for (const { name, day: madeOn } of made)
    writeFileSync(
      join(editions, `${name}.minisig`),
      writeSignature(readFileSync(join(editions, name)), `${name} ${madeOn}`, key),
    );
  await publishEditions({ output: site, site: model, folder: editions, made });
  const manifest = manifestOf(site, { site: config.url + (config.base === '/' ? '' : config.base), day });
  const text = writeManifest(manifest);
  writeFileSync(join(site, manifestFile), text);
  writeFileSync(
    join(site, signatureFile),
    writeSignature(Buffer.from(text), `${manifestFile} ${day} build ${manifest.build}`, key),
  );
  return `Signed: ${manifest.files.length} files of dist/ in ${manifestFile}, ${made.length} editions.`;
}

try {
  console.log(await run(process.argv[2], process.argv[3]));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
