/** `npm run reliability`: writes docs/reliability.md from the last reports of `npm test older faults`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reliabilityPage } from './reliability/page.ts';
import { projectsIn, trialsIn } from './reliability/report.ts';

const root = join(import.meta.dirname, '..');
function readReport(step: string): unknown {
  const file = join(root, '.cache', 'test-reports', `${step}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.error(`There is no ${relative(root, file)}: run \`npm test older faults\` first.`);
  process.exit(1);
}

const page = reliabilityPage(trialsIn(readReport('faults')), projectsIn(readReport('older')));
writeFileSync(join(root, 'docs', 'reliability.md'), page);
console.log('docs/reliability.md shows what the last runs tried.');
