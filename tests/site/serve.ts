/** Builds a variant of the small site and serves it on PORT, with the one that is published on the same host: `node tests/site/serve.ts small`. */
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { createHandler } from '../../server/handler.ts';
import { followServedFiles } from '../../server/servedFiles.ts';
import { basePath } from '../../server/settings.ts';
import { buildSmallSite } from './build.ts';
import { isVariant, type Variant, type VariantName, variants } from './variants.ts';

const [, , name = ''] = process.argv;
if (!isVariant(name)) throw new Error(`There is no variant "${name}" of the small site.`);
const { environment, nextTo }: Variant = variants[name];

/** Answers requests for a variant by its own settings, which are read once, in the present environment. */
async function siteOf(variant: VariantName): Promise<{ base: string; answer: RequestListener }> {
  const copy = buildSmallSite(variant);
  const { readSettings }: typeof import('../../server/settings.ts') = await import(join(copy, 'server', 'settings.ts'));
  const settings = readSettings();
  const folder = join(copy, 'dist');
  const answer = createHandler({ folder, files: await followServedFiles(folder), settings });
  return { base: basePath(settings.config), answer };
}

const folder = buildSmallSite(name);
Object.assign(process.env, environment);
if (nextTo === undefined) {
  process.chdir(folder);
  // Its own server, which reads its own settings.
  await import(join(folder, 'tools', 'serve.ts'));
} else {
  const [site, other] = [await siteOf(name), await siteOf(nextTo)];
  createServer((request, response) => {
    const { answer } = request.url?.startsWith(`${other.base}/`) ? other : site;
    answer(request, response);
  }).listen(Number(process.env['PORT']));
}
