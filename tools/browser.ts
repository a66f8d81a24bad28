import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { commandOf } from './commandOf.ts';

interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly exists: (path: string) => boolean;
}

const thisMachine: Machine = { platform: process.platform, env: process.env, exists: existsSync };

/** Usual paths; headless Chromium first, since it takes two thirds of the time. */
function places({ platform, env }: Machine): readonly string[] {
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium'].flatMap((name) =>
      ['/Applications', posix.join(env['HOME'] ?? '/', 'Applications')].map(
        (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  if (platform === 'win32')
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
      folder ? ['Google\\Chrome', 'Chromium'].map((name) => win32.join(folder, name, 'Application', 'chrome.exe')) : [],
    );
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
    (name) => `/usr/bin/${name}`,
  );
}

/** Path of the Chromium for browser tests; undefined for Playwright's own. */
export const findBrowser = (machine = thisMachine): string | undefined =>
  machine.env['CHROMIUM'] ?? places(machine).find(machine.exists);

const engines = { chromium, firefox, webkit };

/** Downloads Playwright's build of an engine if missing. Returns the last line of its error. */
function download(engine: keyof typeof engines, ...options: string[]): string | undefined {
  if (existsSync(engines[engine].executablePath())) return undefined;
  console.log(`Downloading Playwright's ${engine}…`);
  const script = commandOf('playwright', '@playwright/test');
  const { status, stderr } = spawnSync(process.execPath, [script, 'install', ...options, engine], { encoding: 'utf8' });
  return status === 0
    ? undefined
    : (/^Error: .*$/m.exec(stderr)?.[0] ?? stderr.trim().split('\n').at(-1) ?? 'no reason');
}

/** Provides a Chromium: installed, Playwright's or Debian's. @throws {Error} with advice */
export function provideBrowser(): void {
  if (findBrowser() !== undefined) return;
  const problem = download('chromium', '--only-shell');
  if (problem === undefined || installFromDebian(['chromium-headless-shell'])) return;
  throw new Error(
    `The browser tests need Chrome or Chromium: install one, or name its path in CHROMIUM. Playwright could not download it (${problem}).`,
  );
}

/** Provides Playwright's build of another engine. @throws {Error} if it cannot be downloaded */
function provideEngine(engine: 'firefox' | 'webkit'): void {
  const problem = download(engine);
  if (problem !== undefined)
    throw new Error(
      `The step "${engine}" needs Playwright's own build of it, which could not be downloaded here (${problem}): run it where \`npx playwright install ${engine}\` works.`,
    );
}

/** Installs nginx, Caddy and rsync if missing. @throws {Error} if they cannot be installed */
const provideHosts = (): void =>
  provide(
    () => ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/rsync'].every((program) => existsSync(program)),
    ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'rsync'],
    'or leave the step "hosts" out',
  );

/** Each provides the programs of a step of `npm test`, or throws an error with advice. */
const installations: Readonly<Record<string, () => void>> = {
  browser: provideBrowser,
  firefox: () => provideEngine('firefox'),
  webkit: () => provideEngine('webkit'),
  hosts: provideHosts,
};

function provide(isThere: () => boolean, packages: readonly string[], otherwise: string): void {
  if (isThere() || (installFromDebian(packages) && isThere())) return;
  throw new Error(
    `These tests need Debian's ${packages.join(' and ')}: apt-get install ${packages.join(' ')}, ${otherwise}.`,
  );
}

/** Installs Debian packages if this process may; returns whether it did. */
function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')}…`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', ...packages);
}

if (import.meta.main) {
  for (const name of process.argv.slice(2))
    try {
      installations[name]?.();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
}
