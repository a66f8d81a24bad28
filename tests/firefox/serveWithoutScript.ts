/** Serves the built site on PORT with a second policy that forbids every script, as a browser with scripts off would run it. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createHandler } from '../../server/handler.ts';
import { listServedFiles } from '../../server/servedFiles.ts';
import { readSettings } from '../../server/settings.ts';

const folder = join(import.meta.dirname, '..', '..', 'dist');
const handle = createHandler({ folder, files: await listServedFiles(folder), settings: readSettings() });

createServer((request, response) => {
  handle(request, response);
  // The site's own policy has just been set; files follow later.
  if (!response.headersSent) response.appendHeader('Content-Security-Policy', "script-src 'none'");
}).listen(Number(process.env['PORT']));
