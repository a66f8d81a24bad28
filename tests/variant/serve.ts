/** Builds the variant and serves it on PORT, for the browser tests. */
import { startServer } from '../../server/startServer.ts';
import { base, buildVariant, output } from './build.ts';

buildVariant();
process.env['BASE_PATH'] = base;
const { readSettings } = await import('../../server/settings.ts');
await startServer(output, Number(process.env['PORT']), readSettings());
