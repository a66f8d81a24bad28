import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareAddress, compareFolder, type Differences } from './compare.ts';
import { type Manifest, manifestFile, manifestSchema, signatureFile } from './manifest.ts';
import { type PublicKey, signatureFault } from './minisign.ts';

/**
 * Compares a mirror (its address) or a copy (its folder) with the signed list of files that it has.
 * @throws {Error} if the list or its signature is missing, or none of the keys signed it
 */
export async function verifyCopy(
  place: string,
  keys: readonly PublicKey[],
): Promise<{ readonly manifest: Manifest; readonly differences: Differences }> {
  const isAddress = /^https?:/.test(place);
  const base = isAddress && !place.endsWith('/') ? `${place}/` : place;
  const read = async (file: string): Promise<Uint8Array> => {
    const without = 'the copy cannot be compared without it.';
    if (!isAddress) {
      const path = join(base, file);
      if (!existsSync(path)) throw new Error(`${path} is missing: ${without}`);
      return readFileSync(path);
    }
    const { href } = new URL(file, base);
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${href} answered ${response.status}: ${without}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const list = await read(manifestFile);
  const fault = signatureFault(list, new TextDecoder().decode(await read(signatureFile)), keys);
  if (fault !== undefined) throw new Error(`The list of files is not to be trusted. ${fault}`);
  const manifest = manifestSchema.parse(JSON.parse(new TextDecoder().decode(list)));
  const differences = isAddress ? await compareAddress(base, manifest) : compareFolder(base, manifest);
  return { manifest, differences };
}
