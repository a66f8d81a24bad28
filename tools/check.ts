// Checks configuration and content, or only some files: node tools/check.ts [--error-on-warnings] [file …].

import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { loadModules } from './loadModules.ts';

const root = join(import.meta.dirname, '..');

const options = process.argv.slice(2);
const strict = '--error-on-warnings';

await check(
  options.filter((option) => option !== strict),
  options.includes(strict),
);

async function check(written: readonly string[], isStrict: boolean): Promise<void> {
  const files = written.map((path) => relative(root, resolve(path)).split(sep).join('/'));
  const refused = files.flatMap((file) => refusal(file) ?? []);
  if (refused.length > 0) {
    console.error(refused.join('\n'));
    process.exitCode = 1;
    return;
  }
  const [{ checkFiles, checkSite }, { summarise }] = await loadModules(root, () =>
    Promise.all([import('../src/check/checkSite.ts'), import('../src/check/summary.ts')]),
  );
  const [checked, number] = files.length === 0 ? [checkSite(root)] : [checkFiles(root, files), files.length];
  const { text, exitCode } = summarise(checked, number, isStrict);
  console.log(text);
  process.exitCode = exitCode;
}

/** Reason why a file cannot be checked by itself; nothing if it can. */
function refusal(file: string): string | undefined {
  if (!existsSync(join(root, file)))
    return `There is no file ${file}; write its path, such as content/en/docs/intro.mdx.`;
  if (/^(?:content|api)\/.+\.\w+$/.test(file)) return undefined;
  return `${file} cannot be checked by itself; only files of content/ and api/ can. \`npm run check\` checks everything.`;
}
