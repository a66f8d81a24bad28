// Checks configuration and content: node tools/check.ts. Everything that can be known without a browser; exits with 1 if there is an error.

import { join } from 'node:path';
import { loadModules } from './loadModules.ts';

const root = join(import.meta.dirname, '..');
const [{ checkSite }, { summarise }] = await loadModules(root, () =>
  Promise.all([import('../src/check/checkSite.ts'), import('../src/check/summary.ts')]),
);

const { text, errors } = summarise(checkSite(root));
console.log(text);
process.exitCode = errors > 0 ? 1 : 0;
