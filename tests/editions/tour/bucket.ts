import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** What tools that fill a bucket guess from the ending of a file. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Bucket {
  /** The address of the folder, with a final slash. */
  readonly top: string;
  stop(): Promise<void>;
}

/**
 * Serves a folder below a path as a store of objects does that has no rules: a file has exactly one address, and there are neither indexes
 * nor redirects. `headers` come with every file.
 */
export async function startBucket(folder: string, headers: Readonly<Record<string, string>> = {}): Promise<Bucket> {
  const below = '/shared/2026/help/';
  const server = createServer(({ url = '' }, response) => {
    const key = decodeURIComponent(new URL(url, 'http://bucket').pathname);
    const file = join(folder, key.slice(below.length));
    if (!key.startsWith(below) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', ...headers });
    createReadStream(file).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bucket has no port.');
  return {
    top: `http://127.0.0.1:${address.port}${below}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
