/** Builds the variant and serves it on PORT, below the BASE_PATH that it is built for. */
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/startServer.ts';
import { buildVariant } from './build.ts';

await startServer(buildVariant(), Number(process.env['PORT']), readSettings());
