// Checks configuration and content: node tools/check.ts. Everything that can be known without a browser; exits with 1 if there is an error.

import { join } from 'node:path';
import { checkSite } from '../src/check/checkSite.ts';
import { summarise } from '../src/check/summary.ts';

const { text, errors } = summarise(checkSite(join(import.meta.dirname, '..')));
console.log(text);
process.exitCode = errors > 0 ? 1 : 0;
