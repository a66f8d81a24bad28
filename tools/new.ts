// Creates the files of something new, with what is still to be written left empty, so that the
// checks ask for it: npm run new -- doc tutorial-basics/screen-readers. Without a kind it lists all.

import { join } from 'node:path';
import { loadModules } from './loadModules.ts';
import { apply, type Created, Refusal } from './new/created.ts';
import { newDoc, newPost, newStandalonePage } from './new/page.ts';

const root = join(import.meta.dirname, '..');

const usage = `npm run new -- doc <path>          a page of the documentation: tutorial-basics/screen-readers
npm run new -- page <slug>         a page outside the documentation and the blog: accessibility
npm run new -- blog <slug>         a blog post in three languages: moving-to-aws
npm run new -- changelog <date>    a changelog entry: 2024-11-01`;

// It reads the configuration, which a mistake may make unreadable.
const { newChangelogEntry } = await loadModules(root, () => import('./new/changelogEntry.ts'));

function create([kind, name]: readonly string[]): Created {
  if (name === undefined) throw new Refusal(usage);
  switch (kind) {
    case 'doc':
      return newDoc(root, name);
    case 'page':
      return newStandalonePage(root, name);
    case 'blog':
      return newPost(root, name, new Date().toISOString().slice(0, 10));
    case 'changelog':
      return newChangelogEntry(root, name);
    default:
      throw new Refusal(usage);
  }
}

try {
  const created = create(process.argv.slice(2));
  console.log(apply(root, created).join('\n'));
  for (const warning of created.warnings) console.warn(`Warning: ${warning}`);
  console.log(created.next.map((step, index) => `${index + 1}. ${step}`).join('\n'));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
