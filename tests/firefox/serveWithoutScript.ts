/**
 * Serves a site (`node tests/firefox/serveWithoutScript.ts <folder>`) on PORT with a second policy that forbids every script, as a browser with
 * scripts off would run it.
 */
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';

const site = resolve(process.argv[2] ?? '.');
/** The server of the site, with its settings. */
const server = async <T>(module: string): Promise<T> => import(join(site, 'server', module));
const { createHandler } = await server<typeof import('../../server/handler.ts')>('handler.ts');
const { followServedFiles } = await server<typeof import('../../server/servedFiles.ts')>('servedFiles.ts');
const { readSettings } = await server<typeof import('../../server/settings.ts')>('settings.ts');

const folder = join(site, 'dist');
const handle = createHandler({ folder, files: await followServedFiles(folder), settings: readSettings() });

createServer((request, response) => {
  handle(request, response);
  // The site's own policy has just been set; files follow later.
  if (!response.headersSent) response.appendHeader('Content-Security-Policy', "script-src 'none'");
}).listen(Number(process.env['PORT']));
