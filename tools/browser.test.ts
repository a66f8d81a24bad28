import { expect, test } from 'vitest';
import { findBrowser } from './browser.ts';

const on = (platform: NodeJS.Platform, installed: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  findBrowser({ platform, env, exists: (path) => installed.includes(path) });

test('The browser that CHROMIUM names is preferred to an installed one', () => {
  expect(on('linux', ['/usr/bin/chromium'], { CHROMIUM: '/opt/chromium' })).toBe('/opt/chromium');
});

test.each([
  ['linux', '/usr/bin/chromium', {}],
  ['linux', '/usr/bin/google-chrome', {}],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
  ['darwin', '/Users/sara/Applications/Chromium.app/Contents/MacOS/Chromium', { HOME: '/Users/sara' }],
  [
    'win32',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
  ],
  [
    'win32',
    'C:\\Users\\sara\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    { LOCALAPPDATA: 'C:\\Users\\sara\\AppData\\Local' },
  ],
] as const)('On %s %s is found', (platform, path, env) => {
  expect(on(platform, [path], env)).toBe(path);
});

test('Headless Chromium is preferred to others, for its speed', () => {
  expect(on('linux', ['/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'])).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('If no browser is installed, Playwright looks for its own', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const) expect(on(platform, [])).toBeUndefined();
});
