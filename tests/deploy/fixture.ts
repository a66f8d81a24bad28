import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSettings, type Settings } from '../../server/settings.ts';
import { copyCompressed } from '../../tools/compress.ts';

/** Long enough to be worth compressing, and every page different. */
const filler = 'Connect, choose a location, read on. '.repeat(40);

/** The settings of this site, below a base path, and at another address. */
export function settingsAt(base: string, url?: string): Settings {
  const { config, ...settings } = readSettings();
  return { ...settings, config: { ...config, base, url: url ?? config.url } };
}

/** The redirects of the output folder. */
export const redirects = new Map([['/docs/old-1.0', '/docs/slow']]);

/** A small output with `build.format: 'preserve'`: a page next to the folder of its children. */
const files: Readonly<Record<string, string>> = {
  'index.html': `choose a language ${filler}`,
  '404.html': `not found in all languages ${filler}`,
  'robots.txt': 'User-agent: *\n',
  '.env': 'secret of the output folder',
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  '_astro/site.Ab12Cd34.css': `body{color:#123} /* ${filler} */`,
  'search/core.0123abcd.json': `{"text":"${filler}"}`,
  'search/manifest.json': '{}',
  'redirects.json': JSON.stringify(Object.fromEntries(redirects)),
  ...Object.fromEntries(
    ['en', 'fa', 'ru'].flatMap((locale) => [
      [`${locale}/index.html`, `home in ${locale} ${filler}`],
      [`${locale}/404.html`, `not found in ${locale} ${filler}`],
      [`${locale}/docs.html`, `docs hub in ${locale} ${filler}`],
      [`${locale}/docs/slow.md`, `# slow connection in ${locale}\n\n${filler}`],
      [`${locale}/docs/slow.html`, `slow connection in ${locale} ${filler}`],
      [`${locale}/docs/old-1.0.html`, `moved in ${locale} ${filler}`],
      [`${locale}/docs/release-6.2.0.html`, `release in ${locale} ${filler}`],
      [`${locale}/blog/feed.xml`, `<feed>${filler}</feed>`],
      [`${locale}/site.json`, '{"small":true}'],
    ]),
  ),
};

export type Fixture = Awaited<ReturnType<typeof createFixture>>;

/**
 * Writes the output with compressed copies into a temporary folder, next to a file `secret.txt`;
 * `links` adds some to that file, which our own server must not send.
 */
export async function createFixture({ links = false } = {}) {
  const root = await mkdtemp(join(tmpdir(), 'docs-server-'));
  // A server may run as another user.
  await chmod(root, 0o755);
  const [built, folder] = [join(root, 'built'), join(root, 'dist')];
  await writeFile(join(root, 'secret.txt'), 'secret next to the output folder');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(built, name)), { recursive: true });
    await writeFile(join(built, name), content);
  }
  await copyCompressed({ from: built, to: folder, madeWith: join(root, 'compression.json') });
  await rm(built, { recursive: true });
  if (links) {
    await symlink(join(root, 'secret.txt'), join(folder, 'link.txt'));
    await symlink(root, join(folder, 'linked'));
  }
  return { folder, remove: () => rm(root, { recursive: true }) };
}
