import { once } from 'node:events';
import type { ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import send from 'send';
import { cacheControl, oneHour, revalidate } from './cacheControl.ts';
import { type CompressedFiles, compressedFiles } from './compressedFiles.ts';
import { isCompressed } from './compression.ts';
import { contentType } from './contentTypes.ts';
import { acceptedEncoding, preferredLocale } from './negotiation.ts';
import { resolve } from './resolve.ts';
import { robotsTag } from './searchEngines.ts';
import type { Headers } from './securityHeaders.ts';
import { sendCompressed, takesCompressed } from './sendCompressed.ts';
import type { ServedFiles, ServedOutput } from './servedFiles.ts';
import { basePath, type Settings } from './settings.ts';

export interface ServedSite {
  /** Absolute path of the output folder. */
  readonly folder: string;
  /** The files that can be requested now, and the redirects among them. */
  readonly files: () => Promise<ServedOutput>;
  readonly settings: Settings;
  /** Headers of every response. */
  readonly headers: Headers;
}

/** Allowed methods, as the `Allow` header lists them. */
export const allowedMethods = 'GET, HEAD';

/** A request listener that answers as `resolve` decides, always with the headers of the site. */
export function createHandler(site: ServedSite): RequestListener {
  const headers = new Map(Object.entries(site.headers));
  const inTurn = oneAfterTheOther();
  const compressed = compressedFiles(site.folder);
  return (request, response) => {
    response.setHeaders(headers);
    inTurn(request.socket, async () => {
      const closed = once(response, 'close');
      await respond(site, compressed, request, response);
      await closed;
    });
  };
}

/** Queues the pipelined requests of a socket: each would hold a file open until it is sent. */
function oneAfterTheOther(): (socket: Socket, work: () => Promise<void>) => void {
  const turns = new WeakMap<Socket, Promise<void>>();
  return (socket, work) => {
    const turn = (turns.get(socket) ?? Promise.resolve())
      .then(() => (socket.destroyed ? undefined : work()))
      .catch((error: unknown) => {
        console.error(error);
        socket.destroy();
      });
    turns.set(socket, turn);
  };
}

async function respond(
  site: ServedSite,
  compressed: CompressedFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.httpVersionMajor > 1) return sendText(response, 505);
  if (!namesHost(request)) return sendText(response, 400);
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, { Allow: allowedMethods });
  const { files, redirects } = await site.files();
  const resolution = resolve(request.url ?? '', { files, redirects, base: basePath(site.settings.config) });
  if (resolution.kind === 'invalid') return sendText(response, resolution.status);
  if (resolution.kind === 'redirect') {
    const caching = resolution.status === 308 ? oneHour : revalidate;
    return sendText(response, resolution.status, { Location: resolution.location, 'Cache-Control': caching });
  }
  const exchange = { site, files, compressed, request, response };
  if (resolution.kind === 'notFound') await sendNotFound(exchange, resolution.segment);
  else await sendFile(exchange, resolution.file);
}

/** True if there is exactly one host, a valid one (RFC 9112, section 3.2). */
function namesHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct['host'] ?? [];
  return others.length === 0 && (host === undefined ? httpVersion !== '1.1' : /^[\w.:[\]-]*$/.test(host));
}

interface Exchange {
  readonly site: ServedSite;
  readonly files: ServedFiles;
  readonly compressed: CompressedFiles;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The not-found page in the language of the path, else in the reader's. */
async function sendNotFound(exchange: Exchange, segment: string): Promise<void> {
  const { site, files, request, response } = exchange;
  const ofPath = `${segment}/404.html`;
  if (!files.has(ofPath)) response.setHeader('Vary', 'Accept-Language');
  const locale = preferredLocale(request.headers['accept-language']);
  const file = files.has(ofPath) ? ofPath : `${site.settings.config.locales[locale].path}/404.html`;
  response.statusCode = 404;
  if (files.has(file)) await sendFile(exchange, file);
  else sendText(response, 404);
}

/** A file, compressed if accepted; the library handles ranges and conditions. */
async function sendFile({ site, compressed, request, response }: Exchange, file: string): Promise<void> {
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Cache-Control', cacheControl(file));
  const robots = robotsTag(file);
  if (robots) response.setHeader('X-Robots-Tag', robots);
  // Undefined between the two renames of a build: `send` then answers as for a missing file.
  const stats = await stat(join(site.folder, file)).catch(() => undefined);
  if (stats && isCompressed(file, stats.size)) {
    response.appendHeader('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding && takesCompressed(request.headers))
      return sendCompressed(request, response, { file, stats, encoding, files: compressed });
  }
  send(request, encodeURIComponent(file), {
    root: site.folder,
    acceptRanges: response.statusCode === 200,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    // `send` closes the file once it is sent, but not if the client disconnects before that.
    .on('stream', (stream: ReadStream) => response.once('close', () => stream.destroy()))
    .on('error', (error: { status: number; headers?: Headers }) => sendText(response, error.status, error.headers))
    .pipe(response);
}

/** A plain-text response with the status, never cached unless the headers allow it. */
function sendText(response: ServerResponse, status: number, headers: Headers = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = `${status} ${STATUS_CODES[status] ?? ''}\n`;
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name);
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': revalidate,
    ...headers,
  });
  response.end(body);
}
