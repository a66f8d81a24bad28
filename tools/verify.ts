/** `node tools/verify.ts <address or folder>`: compares a mirror or a copy with the signed list of its files, and names what differs. */
import { readConfiguration } from '../src/content/configuration.ts';
import { readPublicKey } from './sign/minisign.ts';
import { verifyCopy } from './sign/verify.ts';

async function verify(place: string | undefined): Promise<readonly string[]> {
  if (place === undefined)
    throw new Error('Say what to compare: `node tools/verify.ts https://mirror.example/` or a folder.');
  const keys = readConfiguration().publicKeys.map(({ key }) => readPublicKey(key));
  const { manifest, differences } = await verifyCopy(place, keys);
  console.log(`Signed list of ${manifest.day}, build ${manifest.build}: ${manifest.files.length} files.`);
  const { changed, missing, added } = differences;
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
