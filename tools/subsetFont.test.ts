import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { persianCharacters, persianFont, persianFontFile } from './subsetFont.ts';

test('the font in the repository is the one that `node tools/subsetFont.ts` makes', async () => {
  expect(readFileSync(persianFontFile).equals(await persianFont())).toBe(true);
});

test('the font has every character of the Persian texts', () => {
  const files = globSync(['content/fa/**/*.mdx', 'content/changelog/**/*.yaml', 'site/**/*.ts', 'api/text/fa.yaml']);
  expect(files.length).toBeGreaterThan(100);
  const missing = files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(/[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/g))]
      .filter((character) => !persianCharacters.includes(character))
      .map((character) => `${file}: ${character}`),
  );
  expect(missing).toEqual([]);
});
