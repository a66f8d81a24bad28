import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const page = 'content/en/docs/guide/slow.mdx';

/** The cases that are not files which version control, an editor or another system would leave as they are; each changes a copy of the site. */
export const madeByCode: Readonly<Record<string, (copy: string) => void>> = {
  'english-source-missing': (copy) => rmSync(join(copy, 'content/en/pages/about.mdx')),
  'file-not-utf-8': (copy) => {
    const file = join(copy, 'content/ru/docs/guide/slow.mdx');
    writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from([0xcf, 0xf0, 0xe8])]));
  },
  'page-of-5-mb': (copy) => {
    const file = join(copy, page);
    writeFileSync(file, readFileSync(file, 'utf8') + 'Try a cable first. '.repeat(5_000_000 / 19));
  },
  'path-with-spaces': (copy) => {
    const folder = join(copy, 'content/en/docs/my guide');
    mkdirSync(folder);
    writeFileSync(join(folder, 'first page.mdx'), readFileSync(join(copy, page)));
  },
  'symbolic-link-in-a-circle': (copy) => symlinkSync('..', join(copy, 'content/en/docs/guide/loop')),
  'translation-missing': (copy) => rmSync(join(copy, 'content/fa/docs/guide/slow.mdx')),
};
