import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type RedirectList, redirectsFile } from '../model/addresses/redirectFiles.ts';

const redirectList = z.record(z.string(), z.string());

/** The redirects of a built site. @throws {Error} if the file has another format */
export function readRedirects(output: string): RedirectList {
  const file = join(output, redirectsFile);
  return existsSync(file) ? redirectList.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
