import type { Problem } from '../problems/problems.ts';
import type { Site } from '../site.ts';

/** Warns about listed documents that are in no sidebar. */
export function checkPagesWithoutSidebar({ docs, sidebarOf, config }: Site): Problem[] {
  return [...docs.values()]
    .filter(({ id, path, meta }) => !meta.unlisted && !sidebarOf.has(path) && !config.docs.withoutSidebar.includes(id))
    .map(({ id, source }) => ({
      level: 'warning',
      file: source.file,
      message: `No sidebar leads to this page; add "${id}" to site/sidebars.ts, or to \`docs.withoutSidebar\` of site/site.config.ts if no menu should.`,
    }));
}
