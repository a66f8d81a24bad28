import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Packages in the scripts, noted by the build (`bundledPackages` in `src/build`). */
export const bundledList = '.cache/bundled-packages.json';

/** Readers receive files of these packages that are not scripts. */
const otherPackages = ['node_modules/@fontsource-variable/vazirmatn'];

/** Licences that allow passing a package on to everybody with their text. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).optional(),
});

/** Words of a full licence; `tools/licenses/` has it, for packages that only refer to it. */
const fullTexts: Readonly<Record<string, string>> = {
  MIT: 'Permission is hereby granted',
  'Apache-2.0': 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION',
};

/**
 * Writes `licenses.txt` with every package that readers receive; returns their number.
 * @throws {Error} that names a package whose licence is missing or does not allow passing it on
 */
export function writeLicenses(root: string, output: string): number {
  const bundled = z.array(z.string()).parse(JSON.parse(readFileSync(join(root, bundledList), 'utf8')));
  const sections = [...bundled, ...otherPackages].sort().map((folder) => licenseSection(join(root, folder)));
  const head = 'This site contains parts of the following packages. Each is followed by its licence.\n';
  writeFileSync(join(output, 'licenses.txt'), [head, ...sections].join(`\n${'-'.repeat(80)}\n\n`));
  return sections.length;
}

function licenseSection(folder: string): string {
  const { name, version, license, author } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  if (!permissive.includes(license))
    throw new Error(
      `${name} ${version} is sent to readers under the licence ${license}; allowed are ${permissive.join(', ')}.`,
    );
  const files = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const words = fullTexts[license];
  if (texts.length === 0 && words !== undefined && author !== undefined)
    texts.push(
      `The package contains no licence file; it names ${license} and this author: ${author.replace(/\.$/, '')}.`,
    );
  if (texts.length === 0)
    throw new Error(`${name} ${version} is sent to readers, but contains no text of its licence ${license}.`);
  if (words !== undefined && !texts.some((text) => text.includes(words)))
    texts.push(readFileSync(join(import.meta.dirname, 'licenses', `${license}.txt`), 'utf8').trim());
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
