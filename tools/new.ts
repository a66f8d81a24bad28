// Creates the files of something new, with what is still to be written left empty, so that the checks ask for it:
// npm run new -- changelog 2024-11-01 | blog moving-to-aws | doc troubleshoot/dns-leak | page accessibility |
// partial password-rules

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newChangelogEntry } from './new/changelogEntry.ts';
import { type Created, Refusal } from './new/created.ts';
import { newDoc, newPartial, newPost, newStandalonePage } from './new/page.ts';

const root = join(import.meta.dirname, '..');

const usage = `npm run new -- changelog <date>    a changelog entry: 2024-11-01
npm run new -- blog <slug>         a blog post in three languages: moving-to-aws
npm run new -- doc <path>          a page of the documentation: troubleshoot/dns-leak
npm run new -- page <slug>         a page outside the documentation and the blog: accessibility
npm run new -- partial <name>      a text that several pages show: password-rules`;

function create(kind: string | undefined, name: string | undefined): Created {
  if (name === undefined) throw new Refusal(usage);
  switch (kind) {
    case 'changelog':
      return newChangelogEntry(root, name);
    case 'blog':
      return newPost(root, name, new Date().toISOString().slice(0, 10));
    case 'doc':
      return newDoc(root, name);
    case 'page':
      return newStandalonePage(root, name);
    case 'partial':
      return newPartial(root, name);
    default:
      throw new Refusal(usage);
  }
}

try {
  const { files, warnings, next } = create(process.argv[2], process.argv[3]);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'wx' });
    console.log(`Created ${file}`);
  }
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  console.log(next.map((step, index) => `${index + 1}. ${step}`).join('\n'));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
