/** `npm run verify -- <address or folder>`: compares a mirror or a copy with the signed list of its files, and names what differs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '../src/content/configuration.ts';
import { compareAddress, compareFolder } from './sign/compare.ts';
import { manifestFile, manifestSchema, signatureFile } from './sign/manifest.ts';
import { readPublicKey, signatureFault } from './sign/minisign.ts';

async function verify(place: string | undefined): Promise<readonly string[]> {
  if (place === undefined)
    throw new Error('Say what to compare: `npm run verify -- https://mirror.example/` or a folder.');
  const isAddress = /^https?:/.test(place);
  const base = isAddress && !place.endsWith('/') ? `${place}/` : place;
  const read = async (file: string): Promise<Uint8Array> => {
    if (!isAddress) return readFileSync(join(base, file));
    const response = await fetch(new URL(file, base));
    if (!response.ok)
      throw new Error(
        `${new URL(file, base).href} answered ${response.status}: the copy cannot be compared without it.`,
      );
    return new Uint8Array(await response.arrayBuffer());
  };
  const list = await read(manifestFile);
  const keys = readConfiguration().publicKeys.map(({ key }) => readPublicKey(key));
  const fault = signatureFault(list, new TextDecoder().decode(await read(signatureFile)), keys);
  if (fault !== undefined) throw new Error(`The list of files is not to be trusted. ${fault}`);
  const manifest = manifestSchema.parse(JSON.parse(new TextDecoder().decode(list)));
  const { changed, missing, added } = isAddress ? await compareAddress(base, manifest) : compareFolder(base, manifest);
  const count = manifest.files.length;
  console.log(`Signed list of ${manifest.day}, build ${manifest.build}: ${count} files.`);
  return [
    ...changed.map((file) => `changed  ${file}`),
    ...missing.map((file) => `missing  ${file}`),
    ...added.map((file) => `added    ${file}`),
  ];
}

try {
  const differences = await verify(process.argv[2]);
  if (differences.length > 0) {
    console.error(differences.join('\n'));
    process.exitCode = 1;
  } else console.log('Every file is the one that was signed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
