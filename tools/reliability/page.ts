import type { Trial } from '../../tests/trials.ts';
import type { Project } from './report.ts';

/** The text of docs/reliability.md. */
export function reliabilityPage(trials: readonly Trial[], engines: readonly Project[]): string {
  return `# Reliability

Written by \`npm run reliability\` from the reports of \`npm test older faults\`. Do not edit.

## One file missing

A reader uses the site once for every file that the pages ask for, and only that file suffers (\`tests/faults/readers.ts\`: following links and
tabs, searching, filtering the changelog, building a request, opening the front page). Survived: the page could be read, its links led on, and
what could not work said so or led to a page that does.

${faultTable(trials)}

## Old engines

| engine | tests | passed |
| --- | --- | --- |
${engines.map(({ name, passed, failed }) => `| ${name} | ${passed + failed} | ${passed} |`).join('\n')}
`;
}

function faultTable(trials: readonly Trial[]): string {
  if (trials.length === 0) return 'No run is recorded yet.';
  const head = ['| fault | languages | tried | survived | how it ended |', '| --- | --- | --- | --- | --- |'];
  const rows = [...Map.groupBy(trials, ({ kind }) => kind)].map(([kind, each]) => row(kind, each));
  return [...head, ...rows].join('\n');
}

function row(kind: string, trials: readonly Trial[]): string {
  const languages = [...new Set(trials.map(({ language }) => language))].sort();
  const tried = trials.reduce((sum, trial) => sum + trial.tried, 0);
  const ends = trials.flatMap((trial) => trial.ends);
  const counts = [...Map.groupBy(ends, (end) => end)].map(([end, { length }]) => ({ end, count: length }));
  const how = counts.sort((one, other) => other.count - one.count).map(({ end, count }) => `${end} (${count})`);
  return `| ${kind} | ${languages.join(', ')} | ${tried} | ${ends.length} | ${how.join(', ')} |`;
}
