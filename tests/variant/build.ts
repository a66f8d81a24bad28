/**
 * Builds the site as a maintainer may configure it otherwise, for the browser tests that need another configuration: published
 * below BASE_PATH, the navbar hiding while scrolling and with a dropdown, an announcement that stays, hosted search, a page without
 * Persian translation, one whose Russian translation is behind, an unlisted page. It is the site itself with a few changes.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { copySite } from './siteCopy.ts';

/** Builds the variant. Gives the folder of the built site. */
export function buildVariant(): string {
  const { folder, change, remove } = copySite('variant');
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
  change('site/site.config.ts', "provider: 'algolia',", "provider: 'algolia', externalUrlPattern: '^https://orbvpn',");
  remove('content/fa/docs/tutorial-extras/translate-your-site.mdx');
  change('content/ru/docs/tutorial-basics/login-screen.mdx', /^source: .*$/m, 'source: "000000000000"');
  change('content/en/docs/tutorial-extras/manage-docs-versions.mdx', '---\n', '---\nunlisted: true\n');

  const output = join(folder, 'dist');
  const { status } = spawnSync(join(folder, 'node_modules', '.bin', 'astro'), ['build', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, OUT_DIR: output, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error('The variant of the site could not be built; the message of Astro is above.');
  return output;
}
