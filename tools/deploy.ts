/** `npm run deploy -- <folder or host:folder>`: publishes `dist/` there by rsync without ever breaking the live site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from './deploy/publish.ts';

const [to, ...options] = process.argv.slice(2);
const from = join(import.meta.dirname, '..', 'dist');

function explain(): string | undefined {
  if (to === undefined || to.startsWith('-'))
    return 'Say where to: `npm run deploy -- server:/var/www/orbvpn-docs`, with options of rsync after it if need be.';
  if (!existsSync(from)) return 'There is no built site to publish: run `npm run build` first.';
  try {
    const { hashed, pages, kept, removed } = publish({ from, to: to.replace(/\/$/, ''), options });
    console.log(
      `Published ${hashed} hashed files, then ${pages} others. ${kept} files of earlier builds are kept for open tabs, ${removed} removed.`,
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

const problem = explain();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
