import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { allowedMethods, createHandler } from './handler.ts';
import { refuse, statusOf } from './refuse.ts';
import { type Headers, securityHeaders } from './securityHeaders.ts';
import { followServedFiles } from './servedFiles.ts';
import { basePath, type Settings } from './settings.ts';

export interface RunningServer {
  /** Address of the site, base path included, with a final slash. */
  readonly url: string;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/** How long a client may keep a connection busy, in milliseconds. */
export interface Timeouts {
  /** To send the head of a request. */
  readonly head: number;
  /** To send all of a request. */
  readonly request: number;
  /** Without sending or receiving a byte, between two requests too. */
  readonly silence: number;
}

interface Options {
  /** The address to listen on; without one only this machine is served. */
  readonly host?: string;
  readonly timeouts?: Timeouts;
}

/** Enough for the slowest network, too little to hold many connections open on purpose. */
const defaultTimeouts: Timeouts = { head: 20_000, request: 30_000, silence: 60_000 };

/** Each may use two file descriptors, of which Linux allows a process 4,096. */
const maxConnections = 2000;

/** Requests of one connection; the last of them is answered with `Connection: close`. */
const requestsPerConnection = 100;

const loopback = '127.0.0.1';

/** Serves a folder; port 0 is any free one. @throws {Error} with code ENOENT or EADDRINUSE */
export async function startServer(
  folder: string,
  port: number,
  settings: Settings,
  { host = loopback, timeouts = defaultTimeouts }: Options = {},
): Promise<RunningServer> {
  const files = await followServedFiles(folder);
  const headers = securityHeaders(settings);
  const server = createServer({
    // Bytes. Above Node's 16 kB, so that a long address is answered with 414, not a closed socket.
    maxHeaderSize: 65_536,
    // The handler checks it, and responds with the headers of the site.
    requireHostHeader: false,
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.head / 10,
    // After Node's 5 s a busy crawler sends its next request to a connection that was just closed.
    keepAliveTimeout: timeouts.silence,
  });
  server.setTimeout(timeouts.silence);
  const handler = createHandler({ folder: resolve(folder), files, settings, headers });
  limitRequests(server);
  // An unknown `Expect` may be ignored (RFC 9110, section 10.1.1).
  server
    .on('request', handler)
    .on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.maxConnections = maxConnections;
  refuseWithHeaders(server, headers, followConnections(server));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host === loopback ? 'localhost' : host.replace(/.*:.*/, '[$&]')}:${used}${basePath(settings.config)}/`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Open connections, with their responses in progress. */
function followConnections(server: Server): ReadonlyMap<Duplex, ReadonlySet<ServerResponse>> {
  const connections = new Map<Duplex, Set<ServerResponse>>();
  server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.on('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const responses = connections.get(socket)?.add(response);
    response.on('close', () => responses?.delete(response));
  });
  return connections;
}

/** With Node's own limit a client with too many requests would get no response. */
function limitRequests(server: Server): void {
  const counts = new WeakMap<Duplex, number>();
  server.on('request', ({ socket, headers }, response) => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    // After a request for an upgrade, which is ignored, Node reads no more from its connection.
    if (count >= requestsPerConnection || headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
}

/** Adds the headers of the site to responses that Node makes by itself. */
function refuseWithHeaders(server: Server, headers: Headers, connections: ReturnType<typeof followConnections>): void {
  server.on('connect', (_request, socket) => refuse(socket, 405, { ...headers, Allow: allowedMethods }));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Only the request that closes the connection is answered, not the bytes after it.
    if (error.code === 'HPE_CLOSED_CONNECTION') return;
    const responses = [...(connections.get(socket) ?? [])];
    // Nothing else may be written into a response in progress; one not yet begun is abandoned.
    if (!responses.some(({ headersSent }) => headersSent)) refuse(socket, statusOf(error), headers);
    if (responses.length > 0) socket.destroy();
  });
}
