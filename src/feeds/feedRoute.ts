import { type FeedFile, feedFiles, feedFormats } from '../model/pages/feedLinks.ts';
import type { Channel } from './channel.ts';
import { writeFeed } from './writeFeed.ts';

/** The answer of a feed's address. */
export function feedResponse(channel: Channel, file: string | undefined): Response {
  const known = feedFileOf(file);
  return new Response(writeFeed(channel, known), { headers: { 'content-type': feedFormats[known].type } });
}

function feedFileOf(name: string | undefined): FeedFile {
  const file = feedFiles.find((known) => known === name);
  if (!file) throw new Error(`There is no feed "${name}"; there are ${feedFiles.join(', ')}.`);
  return file;
}
