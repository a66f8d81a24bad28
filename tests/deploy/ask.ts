import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as text, decoded. */
  readonly text: string;
  /** Length of the body as it was sent, in bytes. */
  readonly length: number;
}

export interface Question {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Sends the path exactly as written: `fetch` would tidy `/../` away. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = origin.startsWith('https:') ? requestOverTls : request;
    // The test servers have self-signed certificates.
    const options = { path, method, headers, agent: false, rejectUnauthorized: false };
    const sent = send(origin, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const text = decode(body, response.headers['content-encoding']).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, length: body.length });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
