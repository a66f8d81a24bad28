// Checks configuration and content: node tools/check.ts. Everything that can be known without a browser; exits with 1 if there is an error.
// With --older-than 180d it lists the pages that nobody has compared with the product for so long, and checks nothing.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { daysOfAge, listUnchecked } from '../src/check/freshness.ts';
import { loadModules } from './loadModules.ts';

const root = join(import.meta.dirname, '..');
const age = parseArgs({ options: { 'older-than': { type: 'string' } } }).values['older-than'];

if (age === undefined) await check();
else await listOld(age);

async function check(): Promise<void> {
  const [{ checkSite }, { summarise }] = await loadModules(root, () =>
    Promise.all([import('../src/check/checkSite.ts'), import('../src/check/summary.ts')]),
  );
  const { text, errors } = summarise(checkSite(root));
  console.log(text);
  process.exitCode = errors > 0 ? 1 : 0;
}

async function listOld(written: string): Promise<void> {
  const days = daysOfAge(written);
  if (days === undefined) {
    console.error(`--older-than is "${written}"; it is a number of days, written as 180d.`);
    process.exitCode = 1;
    return;
  }
  const { loadSite } = await loadModules(root, () => import('../src/content/loadSite.ts'));
  const { docs, standalonePages, strings, lastUpdated } = loadSite(root, { drafts: false }).site;
  const today = new Date().toISOString().slice(0, 10);
  console.log(
    listUnchecked([...docs.values(), ...standalonePages], strings.en.search.sections, { days, today, lastUpdated }),
  );
}
