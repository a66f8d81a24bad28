import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the Chromium that the browser tests drive: `CHROMIUM`, or where systems put it. Undefined where there is none. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM'] ?? places.find((path) => existsSync(path));
}

/**
 * Installs Debian's Chromium if there is no browser and this process may.
 * @throws {Error} if there is none and it cannot be installed; says what would help
 */
export function provideBrowser(): void {
  if (findBrowser()) return;
  console.log('Installing Chromium…');
  const install = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (process.getuid?.() === 0 && install('update') && install('install', '-y', 'chromium') && findBrowser()) return;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name its path in CHROMIUM.',
  );
}
