// `npm test` on a fresh clone: installs what is missing, a browser too, then runs every check of the project.
import { install, run } from './bootstrap.mjs';

install();
run('tools/test.ts', ...process.argv.slice(2));
