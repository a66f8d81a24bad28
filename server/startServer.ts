import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createHandler } from './handler.ts';
import type { Headers } from './securityHeaders.ts';
import { listServedFiles } from './servedFiles.ts';
import { basePath, type Settings } from './settings.ts';

export interface RunningServer {
  /** Address of the site, base path included, with a final slash. */
  readonly url: string;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/**
 * Serves an output folder on a port (0 for any free one). The files are listed once: start again after a build.
 * Rejects with the system's error when the folder is missing (ENOENT) or the port taken (EADDRINUSE).
 */
export async function startServer(
  folder: string,
  port: number,
  settings: Settings,
  headers?: Headers,
): Promise<RunningServer> {
  const files = await listServedFiles(folder);
  // Above Node's 16 kB, so that a long address is answered with 414 and not with a closed connection.
  const server = createServer(
    { maxHeaderSize: 65_536 },
    createHandler({ folder: resolve(folder), files, settings, headers }),
  );
  server.listen(port);
  await once(server, 'listening');
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${used}${basePath(settings.config)}/`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
