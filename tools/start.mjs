// `npm start`: installs, builds, serves. JavaScript, since the machine's Node may be old.
import { install, run } from './bootstrap.mjs';

install();
run('tools/build.ts');
run('tools/serve.ts');
