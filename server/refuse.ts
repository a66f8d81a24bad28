import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { revalidate } from './cacheControl.ts';
import type { Headers } from './securityHeaders.ts';

/** Milliseconds that a refused client has to read the response. */
const linger = 1000;

/** Answers on the bare connection if the request could not be parsed, and closes it. */
export function refuse(socket: Duplex, status: number, headers: Headers): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const words = `${status} ${STATUS_CODES[status] ?? ''}`;
  const head = {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(words.length + 1),
    'Cache-Control': revalidate,
    Connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${words}\r\n${lines.join('')}\r\n${words}\n`);
  // Reads what the client still sends: closing with unread bytes may lose the response.
  socket.resume();
  setTimeout(() => socket.destroy(), linger).unref();
}

/** The status for an error of Node's HTTP parser or its time limits. */
export function statusOf(error: NodeJS.ErrnoException): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431;
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
