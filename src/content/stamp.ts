import { createHash } from 'node:crypto';
import type { SourceStamp } from '../model/content/content.ts';
import { hashLength } from '../model/content/translation.ts';
import { blocksOf } from './blocks.ts';

/** The words of an English page that a translator works from. */
export interface SourceWords {
  readonly title: string;
  readonly description: string;
  /** The label in the sidebar. Without one its hash is that of an empty text. */
  readonly label: string | undefined;
  readonly body: string;
}

/** Hashes of the blocks of an English page, with which its translations are compared. */
export function stampOf({ title, description, label = '', body }: SourceWords): SourceStamp {
  const stamp: Record<string, string> = { '': [title, description, label].map(blockHash).join('') };
  for (const { section, start, end } of blocksOf(body))
    stamp[section] = (stamp[section] ?? '') + blockHash(body.slice(start, end));
  return stamp;
}

const base = 36;

/** The hash of one block; line breaks and indentation do not change it. */
export function blockHash(text: string): string {
  const number = createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest().readUInt32BE();
  return (number % base ** hashLength).toString(base).padStart(hashLength, '0');
}
