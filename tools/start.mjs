// `npm start` on a fresh clone: installs the locked packages if needed, builds all languages, serves the site.
// Plain JavaScript, since the machine's own Node may be too old to run TypeScript.
import { install, run } from './bootstrap.mjs';

install();
run('tools/build.ts');
run('tools/serve.ts');
