import { writeFileSync } from 'node:fs';
import { deployFiles } from '../deploy/files.ts';
import { readSettings } from '../server/settings.ts';

/** `npm run deploy:files`: writes the server configurations in `deploy/`, for SITE_URL and BASE_PATH when they are set. */
for (const [name, content] of Object.entries(deployFiles(readSettings()))) {
  writeFileSync(new URL(`../deploy/${name}`, import.meta.url), content);
  console.log(`deploy/${name}`);
}
