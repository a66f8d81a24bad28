/** `npm run conformance`: writes docs/conformance.md from the last report of the browser tests; `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { conformancePage } from './conformance/page.ts';
import { sectionsOf } from './conformance/report.ts';

const root = join(import.meta.dirname, '..');
const report = join(root, '.cache', 'test-reports', 'browser.json');
const page = join(root, 'docs', 'conformance.md');

if (!existsSync(report)) {
  console.error(
    `There is no ${relative(root, report)}: the browser tests write it, so run \`npm test browser\` first.`,
  );
  process.exit(1);
}
const sections = sectionsOf(JSON.parse(readFileSync(report, 'utf8')));
const text = conformancePage(sections);
if (!process.argv.includes('--check')) {
  writeFileSync(page, text);
  console.log('docs/conformance.md tells what the last browser tests showed.');
} else if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
  console.error(
    'docs/conformance.md tells something else than the browser tests: run `npm run conformance` and commit it.',
  );
  process.exit(1);
}
