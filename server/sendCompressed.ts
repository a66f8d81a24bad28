import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { CompressedFiles } from './compressedFiles.ts';
import type { Encoding } from './compression.ts';

/** Request headers that only the file itself can satisfy (RFC 9110, section 14.2). */
const aboutTheFileItself = ['range', 'if-match', 'if-unmodified-since'];

/** True if a request may be answered with the compressed file. */
export const takesCompressed = (headers: IncomingHttpHeaders): boolean =>
  aboutTheFileItself.every((name) => headers[name] === undefined);

interface Compressed {
  readonly file: string;
  readonly stats: Pick<Stats, 'size' | 'mtime'>;
  readonly encoding: Encoding['name'];
  readonly files: CompressedFiles;
}

/** Sends a file in an encoding, or 304; a status other than 200 is kept. Rejects if missing. */
export async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  { file, stats: { size, mtime }, encoding, files }: Compressed,
): Promise<void> {
  // Like the library's ETags of files, plus the encoding: the bytes differ in each.
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}-${encoding}"`;
  response.setHeader('ETag', etag).setHeader('Last-Modified', mtime.toUTCString());
  if (response.statusCode === 200 && isStillTheSame(request.headers, etag, mtime)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const content = await files(file, etag, encoding);
  response.setHeader('Content-Encoding', encoding).setHeader('Content-Length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** True if a browser has the file (RFC 9110, 13.2.2): the time counts only without an ETag. */
export function isStillTheSame(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(etag));
  // Headers have no fractions of a second.
  return since !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(since);
}
