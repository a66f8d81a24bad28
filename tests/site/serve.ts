/** Builds a variant of the small site and serves it on PORT: `node tests/site/serve.ts small`. */
import { join } from 'node:path';
import { buildSmallSite } from './build.ts';
import { isVariant, type Variant, variants } from './variants.ts';

const [, , name = ''] = process.argv;
if (!isVariant(name)) throw new Error(`There is no variant "${name}" of the small site.`);
const { environment }: Variant = variants[name];
const folder = buildSmallSite(name);
Object.assign(process.env, environment);
process.chdir(folder);
// Its own server, which reads its own settings.
await import(join(folder, 'tools', 'serve.ts'));
