// `npm test`: installs what is missing, a browser too, then runs every check.
import { install, run } from './bootstrap.mjs';

install();
run('tools/test.ts', ...process.argv.slice(2));
