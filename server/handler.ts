import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import send from 'send';
import { cacheControl, oneHour, revalidate } from './cacheControl.ts';
import { contentType } from './contentTypes.ts';
import { acceptedEncoding, preferredLocale } from './negotiation.ts';
import { resolve } from './resolve.ts';
import { type Headers, securityHeaders } from './securityHeaders.ts';
import type { ServedFiles } from './servedFiles.ts';
import { basePath, type Settings } from './settings.ts';

export interface Site {
  /** Absolute path of the output folder. */
  readonly folder: string;
  readonly files: ServedFiles;
  readonly settings: Settings;
  /** Headers of every answer; without them the security headers of this site. */
  readonly headers?: Headers;
}

/** Value of `Allow`. */
export const allowedMethods = 'GET, HEAD';

/** Answers requests for the site: what resolve.ts decides, with its headers and those of cacheControl.ts. */
export function createHandler(site: Site): RequestListener {
  const output = { files: site.files, base: basePath(site.settings.config) };
  const headers = new Map(Object.entries(site.headers ?? securityHeaders(site.settings)));
  return (request, response) => {
    response.setHeaders(headers);
    if (request.httpVersionMajor > 1) return sendText(response, 505);
    if (!namesHost(request)) return sendText(response, 400);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, { Allow: allowedMethods });
    const answer = resolve(request.url ?? '', output);
    if (answer.kind === 'invalid') return sendText(response, answer.status);
    if (answer.kind === 'redirect') {
      const keep = answer.status === 308 ? oneHour : revalidate;
      return sendText(response, answer.status, { Location: answer.location, 'Cache-Control': keep });
    }
    if (answer.kind === 'notFound') return sendNotFound(site, request, response, answer.segment);
    sendFile(site, request, response, answer.file);
  };
}

/** Whether the host is named once, as RFC 9112 (section 3.2) asks since HTTP/1.1, and can be one. No answer depends on its name. */
function namesHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct['host'] ?? [];
  return others.length === 0 && (host === undefined ? httpVersion !== '1.1' : /^[\w.:[\]-]*$/.test(host));
}

/** The not-found page in the language of the path, else in the reader's. */
function sendNotFound(site: Site, request: IncomingMessage, response: ServerResponse, segment: string): void {
  const ofPath = `${segment}/404.html`;
  if (!site.files.has(ofPath)) response.setHeader('Vary', 'Accept-Language');
  const locale = preferredLocale(request.headers['accept-language']);
  const file = site.files.has(ofPath) ? ofPath : `${site.settings.config.locales[locale].path}/404.html`;
  response.statusCode = 404;
  if (site.files.has(file)) sendFile(site, request, response, file);
  else sendText(response, 404);
}

/** Ranges, HEAD and conditional requests are the library's; which of the stored encodings is sent is decided here. */
function sendFile(site: Site, request: IncomingMessage, response: ServerResponse, file: string): void {
  const stored = site.files.get(file) ?? [];
  const encoding = acceptedEncoding(request.headers['accept-encoding'], stored);
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Cache-Control', cacheControl(file));
  if (stored.length > 0) response.appendHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  send(request, encodeURIComponent(file + (encoding?.ending ?? '')), {
    root: site.folder,
    acceptRanges: response.statusCode === 200,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', (error: { status: number; headers?: Headers }) => sendText(response, error.status, error.headers))
    .pipe(response);
}

/** An answer without a page: its status in words, never cached unless the headers say so. */
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
