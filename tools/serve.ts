import { readSettings } from '../server/settings.ts';
import { startServer } from '../server/startServer.ts';

/**
 * `npm run serve`: serves the built site to this machine, or at HOST (`0.0.0.0`: to others too).
 * PORT (4321), OUT_DIR (dist), BASE_PATH.
 */
async function main(): Promise<void> {
  const folder = process.env['OUT_DIR'] ?? 'dist';
  const port = Number(process.env['PORT'] ?? 4321);
  const host = process.env['HOST'];
  const server = await startServer(folder, port, readSettings(), host ? { host } : {});
  console.log(`Serving ${folder} at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'There is no built site to serve: run `npm run build` first.';
  if (code === 'EADDRINUSE') return `Port ${process.env['PORT'] ?? 4321} is in use: set PORT to a free one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST must be an address of this machine, such as 0.0.0.0, not "${process.env['HOST']}".`;
  if (code === 'ERR_SOCKET_BAD_PORT') return `PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`;
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
