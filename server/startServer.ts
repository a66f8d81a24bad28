import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { SiteConfig } from '../src/model/siteConfig.ts';
import { createHandler } from './handler.ts';
import { listServedFiles } from './servedFiles.ts';

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
export async function startServer(folder: string, port: number, config: SiteConfig): Promise<RunningServer> {
  const files = await listServedFiles(folder);
  // Above Node's 16 kB, so that a long address is answered with 414 and not with a closed connection.
  const server = createServer({ maxHeaderSize: 65_536 }, createHandler({ folder: resolve(folder), files, config }));
  server.listen(port);
  await once(server, 'listening');
  const { port: used } = server.address() as AddressInfo;
  return {
    url: new URL(config.base === '/' ? '/' : `${config.base}/`, `http://localhost:${used}`).href,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
