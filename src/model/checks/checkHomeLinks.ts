import { platformPath } from '../../product/platforms/platforms.ts';
import { homeDoors } from '../config/homeConfig.ts';
import { hasReportedErrors } from '../problems/hasReportedErrors.ts';
import { listOf, type Problem } from '../problems/problems.ts';
import type { Site } from '../site.ts';
import { didYouMean } from '../text/didYouMean.ts';
import { type Localized, locales } from '../text/locale.ts';
import { judgeTarget } from './links.ts';

/** Links of the home page and of the docs hub that lead nowhere. */
export function checkHomeLinks(site: Site): Problem[] {
  const { home, hub } = site;
  const judge = (to: string, label: string, file: string, ...key: readonly PropertyKey[]): Problem[] => {
    const verdict = judgeTarget(to, '/', site);
    if (verdict.ok) return [];
    return [{ level: verdict.level, file, key, message: `The link "${to}" of "${label}" ${verdict.reason}` }];
  };
  const inHome = (to: string, label: string, ...key: readonly PropertyKey[]) =>
    judge(to, label, 'site/home.ts', 'home', ...key, 'to');
  return [
    ...homeDoors.flatMap((door) =>
      locales.flatMap((locale) =>
        home[door].items[locale].flatMap(({ to, label }, index) => inHome(to, label, door, 'items', locale, index)),
      ),
    ),
    ...([...homeDoors, 'devices'] as const).flatMap((door) => {
      const { more } = home[door];
      return more ? inHome(more.to, more.label.en, door, 'more') : [];
    }),
    ...Object.keys(site.platforms).flatMap((id) => platformProblems(id, site)),
    ...hub.tasks.items.flatMap(({ to, label }, index) =>
      judge(to, label.en, 'site/hub.ts', 'hub', 'tasks', 'items', index, 'to'),
    ),
    ...hub.roles.items.flatMap(({ label, docs }, role) =>
      docs.flatMap((id, index) => documentProblems(id, label, ['hub', 'roles', 'items', role, 'docs', index], site)),
    ),
  ];
}

function platformProblems(id: string, site: Site): Problem[] {
  const verdict = judgeTarget(platformPath(id), '/', site);
  if (verdict.ok) return [];
  const message = `The home page links the platform "${id}" to ${platformPath(id)}, and there is no such page.`;
  return [{ level: verdict.level, file: 'site/platforms.ts', key: ['platforms', id], message }];
}

function documentProblems(id: string, label: Localized, key: readonly PropertyKey[], site: Site): Problem[] {
  if (site.docs.has(id) || hasReportedErrors(`/docs/${id}`, site.filesWithErrors)) return [];
  const known = `Available ids: ${listOf(site.docs.keys())}.${didYouMean(id, site.docs.keys())}`;
  const message = `"${label.en}" names the document "${id}", which does not exist. ${known}`;
  return [{ level: 'error', file: 'site/hub.ts', key, message }];
}
