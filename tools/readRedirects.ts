import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type RedirectList, redirectsFile } from '../src/model/addresses/redirectFiles.ts';

/** The content of `redirects.json`, read from text. @throws {Error} if it has another form */
export const parseRedirects = (content: string): RedirectList =>
  z.record(z.string(), z.string()).parse(JSON.parse(content));

/** The redirects of a built site; none if it was built before there were any. */
export function readRedirects(output: string): RedirectList {
  const file = join(output, redirectsFile);
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : {};
}
