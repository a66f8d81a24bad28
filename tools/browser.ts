import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: the same engine, and the tests take two thirds of the time. Playwright's own headless browser is this one. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const places = {
  chromium: [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
};

const first = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** Path of the Chromium that the browser tests drive: `CHROMIUM`, or where systems put it. Undefined where there is none. */
export const findBrowser = (): string | undefined => process.env['CHROMIUM'] ?? first(places.chromium);

/** Path of the Firefox that the browser tests drive: `FIREFOX`, or where systems put it. Undefined where there is none. */
export const findFirefox = (): string | undefined => process.env['FIREFOX'] ?? first(places.firefox);

/** Path of the browser that comes with WebKitGTK, which Debian keeps in a folder by the kind of the machine. */
export const findWebKit = (): string | undefined =>
  first(['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`));

/**
 * Each installs what is missing from Debian if this process may; any Chromium is enough if it cannot.
 * @throws {Error} if it is missing and cannot be installed; says what would help
 */
export const provideBrowser = (): void =>
  provide(
    () => process.env['CHROMIUM'] !== undefined || existsSync(headlessShell),
    ['chromium-headless-shell'],
    'or name the path of a Chromium in CHROMIUM',
    () => findBrowser() !== undefined,
  );
export const provideFirefox = (): void =>
  provide(() => findFirefox() !== undefined, ['firefox-esr'], 'or name the path of a Firefox in FIREFOX');
export const provideWebKit = (): void =>
  provide(
    () => findWebKit() !== undefined && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb'),
    ['webkit2gtk-driver', 'xvfb'],
    'which other systems lack',
  );
export const provideHosts = (): void =>
  provide(
    () => ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/rsync'].every((program) => existsSync(program)),
    ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'rsync'],
    'or leave the step "hosts" out',
  );

/** EPUBCheck is a program for Java, which Debian installs with it. */
export const epubcheck = '/usr/bin/epubcheck';
export const provideBooks = (): void =>
  provide(
    () => existsSync(epubcheck) && existsSync('/usr/bin/minisign'),
    ['epubcheck', 'minisign'],
    'or leave the step "books" out',
  );

/** Installs the Debian packages that a step of `npm test` needs: `node tools/browser.ts webkit`. */
export const installations: Readonly<Record<string, () => void>> = {
  browser: provideBrowser,
  firefox: provideFirefox,
  webkit: provideWebKit,
  hosts: provideHosts,
  books: provideBooks,
};

/** Whether this process may install Debian's packages. */
const mayInstall = (): boolean => process.getuid?.() === 0;

function provide(isThere: () => boolean, packages: readonly string[], otherwise: string, isEnough = isThere): void {
  if (isThere() || (isEnough() && !mayInstall())) return;
  console.log(`Installing ${packages.join(', ')}…`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if ((mayInstall() && apt('update') && apt('install', '-y', ...packages) && isThere()) || isEnough()) return;
  throw new Error(
    `These tests need Debian's ${packages.join(' and ')}: apt-get install ${packages.join(' ')}, ${otherwise}.`,
  );
}

if (import.meta.main) {
  try {
    for (const name of process.argv.slice(2)) installations[name]?.();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
