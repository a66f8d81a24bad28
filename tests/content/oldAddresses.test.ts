import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import redirects from '../../deploy/redirects.json' with { type: 'json' };
import { git } from '../../src/content/git.ts';

const root = join(import.meta.dirname, '..', '..');
const folders = ['docs', 'blog', 'pages'].map((folder) => `content/en/${folder}`);

/** `/docs/api/guides` for `content/en/docs/api/guides/index.mdx`. */
const addressOf = (file: string): string =>
  file.replace(/^content\/en(?:\/pages)?(.*?)(?:\/index)?\.mdx$/, (_, path: string) => path);

it('Every address that a page ever had still works (else add it to redirect_from of the page)', () => {
  const log = git(root, 'log', '--no-renames', '--diff-filter=A', '--format=', '--name-only', '--', ...folders);
  const files = [...new Set(log?.split('\n').filter((file) => file.endsWith('.mdx')))];
  const gone = files.filter((file) => !existsSync(join(root, file))).map(addressOf);
  expect(gone.filter((address) => !Object.hasOwn(redirects, address))).toEqual([]);
});
