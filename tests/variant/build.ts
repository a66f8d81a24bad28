/**
 * Builds the site as a maintainer may configure it otherwise, for the browser tests that need another configuration: published
 * below BASE_PATH, the navbar hiding while scrolling and with a dropdown, an announcement that stays, a page without Persian translation, one whose
 * Russian translation is behind, an unlisted page. It is the site itself with a few changes, in a folder of its own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'variant');
/** Where the built variant lies. */
export const output = join(folder, 'dist');

/** Changes a file of the variant; a change that no longer finds its place is an error. */
function change(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from} for the variant to change.`);
  writeFileSync(path, after);
}

export function buildVariant(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['api', 'content', 'public', 'site', 'src', 'astro.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  change('site/site.config.ts', 'hideOnScroll: false', 'hideOnScroll: true');
  change(
    'site/site.config.ts',
    "{ type: 'link', to: '/blog',",
    `{ type: 'dropdown', label: { en: 'Docs', fa: 'مستندات', ru: 'Документы' }, items: [
      { type: 'sidebar', sidebar: 'tutorialSidebar', label: { en: 'Guides', fa: 'راهنماها', ru: 'Инструкции' } },
      { type: 'link', to: '/docs', label: { en: 'All sections', fa: 'همهٔ بخش‌ها', ru: 'Все разделы' } },
    ] },
    { type: 'link', to: '/blog',`,
  );
  change('site/site.config.ts', 'isCloseable: true', 'isCloseable: false');
  change('site/site.config.ts', "backgroundColor: '#0b3b3c'", "backgroundColor: '#5b1a00'");
  rmSync(join(folder, 'content/fa/docs/tutorial-extras/translate-your-site.mdx'));
  change('content/ru/docs/tutorial-basics/login-screen.mdx', /^source: .*$/m, 'source: "000000000000"');
  change('content/en/docs/tutorial-extras/manage-docs-versions.mdx', '---\n', '---\nunlisted: true\n');

  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'astro'), ['build', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, OUT_DIR: output, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error('The variant of the site could not be built; the message of Astro is above.');
}
