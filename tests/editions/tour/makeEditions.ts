/** `node tests/editions/tour/makeEditions.ts <folder>`: makes the editions of the built site without publishing them. */
import { join } from 'node:path';
import { makeEditions } from '../../../tools/editions/make.ts';
import { loadModules } from '../../../tools/loadModules.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder for the editions.');
const { loadSite } = await loadModules(root, () => import('../../../src/content/loadSite.ts'));
const { site } = loadSite(root, { drafts: false });
await makeEditions({ root, output: join(root, 'dist'), site, folder });
