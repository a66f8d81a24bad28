import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesOf } from '../../src/content/filesOf.ts';

/** Files of a browser's profile that contain a text, compressed or not. */
export function filesWith(profile: string, text: string): string[] {
  const wanted = [Buffer.from(text), Buffer.from(text, 'utf16le')];
  return filesOf(profile).filter((file) => {
    const content = readFileSync(join(profile, file));
    return [content, ...unpacked(content)].some((bytes) => wanted.some((word) => bytes.includes(word)));
  });
}

/** Files with a text of the site, and those of the worker. */
export const leftOf = (profile: string, text: string): string[] => [
  ...filesWith(profile, text),
  ...filesWith(profile, 'OrbVPN').filter((file) => file.includes('Service Worker')),
  ...filesOf(profile).filter((file) => /ScriptCache.*_\d$/.test(file)),
];

/** The longest text without markup on a page: no other page has it. */
export function sentenceOf(html: string): string {
  const texts = [...html.matchAll(/<p>([^<&]{40,})</g)].map(([, text = '']) => text);
  const [longest = ''] = texts.sort((a, b) => b.length - a.length);
  if (longest === '') throw new Error('The page has no long paragraph.');
  return longest;
}

/** The first bytes of an entry in Chromium's caches. */
const magic = 0xfcfb6d1ba7725c30n;

/** The body of an entry in Chromium's caches: after 24 bytes and the key, its length at byte 12. */
function unpacked(content: Buffer): Buffer[] {
  if (content.length < 24 || content.readBigUInt64LE(0) !== magic) return [];
  const body = content.subarray(24 + content.readUInt32LE(12));
  return [brotliDecompressSync, gunzipSync].flatMap((unpack) => {
    try {
      return [unpack(body)];
    } catch {
      // It was not compressed in this way.
      return [];
    }
  });
}
