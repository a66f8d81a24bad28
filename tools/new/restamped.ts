import { type Block, blocksOf } from '../../src/content/blocks.ts';
import { splitFrontMatter } from '../../src/content/sourceFile.ts';
import { blockHash } from '../../src/content/stamp.ts';
import { hashesOf } from '../../src/model/content/translation.ts';
import { readStamp, stamp } from '../translations/stamp.ts';

/** A translation after a change of addresses in English: as current or outdated as before. */
export function restamped(translation: string, english: { readonly before: string; readonly after: string }): string {
  const [before, after] = [hashedBlocks(english.before), hashedBlocks(english.after)];
  const next = new Map(
    before.map(({ section, hash }, index) => [`${section}.${hash}`, after[index]?.hash ?? hash] as const),
  );
  const stamped = readStamp(translation);
  const renewed = Object.entries(stamped).map(([section, hashes]) => {
    return [
      section,
      hashesOf(hashes)
        .map((hash) => next.get(`${section}.${hash}`) ?? hash)
        .join(''),
    ] as const;
  });
  if (renewed.every(([section, hashes]) => stamped[section] === hashes)) return translation;
  return stamp(translation, Object.fromEntries(renewed));
}

function hashedBlocks(page: string): (Pick<Block, 'section'> & { readonly hash: string })[] {
  // A partial has no front matter in English.
  const body = splitFrontMatter(page)?.body ?? page;
  return blocksOf(body).map(({ section, start, end }) => ({ section, hash: blockHash(body.slice(start, end)) }));
}
