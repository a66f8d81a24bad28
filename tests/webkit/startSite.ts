import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createHandler } from '../../server/handler.ts';
import { securityHeaders } from '../../server/securityHeaders.ts';
import { followServedFiles } from '../../server/servedFiles.ts';
import { readSettings } from '../../server/settings.ts';
import { freePort } from '../freePort.ts';

export interface RunningSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Where browsers send what broke the content security policy, and where tests read it (which empties the list). */
export const reportsPath = '/policy-reports';

/**
 * Serves the built site with its own server. WebDriver does not tell what a page writes to the console: so the policy goes out a
 * second time, with the request to report everything that breaks it.
 */
export async function startSite(): Promise<RunningSite> {
  const folder = join(import.meta.dirname, '..', '..', 'dist');
  const settings = readSettings();
  const handle = createHandler({ folder, files: await followServedFiles(folder), settings });
  const policy = `${securityHeaders(settings)['Content-Security-Policy']}; report-uri ${reportsPath}`;
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== reportsPath) {
      response.setHeader('Content-Security-Policy-Report-Only', policy);
      return handle(request, response);
    }
    if (request.method === 'POST') reports.push(await text(request));
    else response.write(JSON.stringify(reports.splice(0)));
    response.end();
  });
  const port = await freePort();
  server.listen(port);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
