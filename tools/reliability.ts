/** `npm run reliability`: writes docs/reliability.md from the last reports of the runs that it names. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reliabilityPage } from './reliability/page.ts';
import { projectsIn, trialsIn, triesIn } from './reliability/report.ts';

const root = join(import.meta.dirname, '..');

/** The reports, and what writes each. */
const commands = {
  faults: 'npm test faults',
  older: 'npm test older',
  fuzz: 'npm run fuzz:content',
  hosts: 'DEEP=1 npm run test:hosts',
};

function readReport(step: keyof typeof commands): unknown {
  const file = join(root, '.cache', 'test-reports', `${step}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.error(`There is no ${relative(root, file)}: run \`${commands[step]}\` first.`);
  process.exit(1);
}

const page = reliabilityPage({
  trials: trialsIn(readReport('faults')),
  engines: projectsIn(readReport('older')),
  tries: [...triesIn(readReport('fuzz')), ...triesIn(readReport('hosts'))],
});
writeFileSync(join(root, 'docs', 'reliability.md'), page);
console.log('docs/reliability.md shows what the last runs tried.');
