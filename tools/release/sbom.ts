import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const spdxSchema = z.looseObject({
  documentNamespace: z.string(),
  creationInfo: z.looseObject({ created: z.string() }),
});

/** All packages as SPDX 2.3 by npm, with a fixed name and time: same commit, same bytes. */
export function softwareBill(root: string, created: Date): string {
  const command = ['sbom', '--sbom-format=spdx', '--package-lock-only', '--loglevel=error'];
  const { status, stdout, stderr } = spawnSync('npm', command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm could not write the list of packages: ${stderr}`);
  const bill = spdxSchema.parse(JSON.parse(stdout));
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  bill.documentNamespace = bill.documentNamespace.replace(/-[0-9a-f-]{36}$/, `-${lock}`);
  bill.creationInfo.created = created.toISOString();
  return `${JSON.stringify(bill, null, 1)}\n`;
}
