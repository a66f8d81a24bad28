/**
 * `node tools/prose.ts`, in `npm run lint`: the English of comments, documents, messages and
 * tests, by `tools/prose/rules.ts` and docs/code.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findings } from './prose/findings.ts';

const root = join(import.meta.dirname, '..');
/** Texts for readers, generated files, and the rules with their tests. */
const leftOut =
  /^(?:content|site|api|public)\/|^tests\/(?:content|site)\/|^docs\/(?:glossary|requirements)\.md$|^tools\/prose\//;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
}).toString();
// A file in conflict is listed once for each side.
const files = [...new Set(listed.split('\n'))].filter(
  (file) => file !== '' && !leftOut.test(file) && existsSync(join(root, file)),
);
const found = files.flatMap((file) => findings(file, readFileSync(join(root, file), 'utf8')));
for (const finding of found) console.error(finding);
if (found.length > 0) console.error(`${found.length} phrases; the style guide is docs/code.md#english.`);
process.exitCode = found.length > 0 ? 1 : 0;
