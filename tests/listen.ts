import { once } from 'node:events';
import type { Server } from 'node:net';

/** Starts a server on this machine, and returns its port: a free one, unless one is given. */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('This machine has no free port.');
  return address.port;
}
