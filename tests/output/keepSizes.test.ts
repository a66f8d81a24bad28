import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfScope, type KeepList, keyOf, sizeOfDownload } from '../../src/model/keep.ts';
import { locales } from '../../src/model/locale.ts';
import { files, output, sent } from './builtSite.ts';

const fileOf = new Map(files.map((file) => [keyOf(file), file]));

test.each(locales)(
  'The download that readers are offered of the site in %s is what a server sends, to a tenth',
  (locale) => {
    const list: KeepList = JSON.parse(readFileSync(join(output, 'keep', `${locale}.json`), 'utf8'));
    const guides = filesOfScope(list, 'guides');
    // One of fifteen: all of them take most of a minute.
    const everything = filesOfScope(list, 'everything').filter((_, index) => index % 15 === 0);
    for (const kept of [guides, everything]) {
      const bytes = kept.reduce((sum, [key]) => sum + sent(fileOf.get(key) ?? key), 0);
      expect(sizeOfDownload(kept) / bytes).toBeGreaterThan(0.9);
      expect(sizeOfDownload(kept) / bytes).toBeLessThan(1.1);
    }
  },
);
