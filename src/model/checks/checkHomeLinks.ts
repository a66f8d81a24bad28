import { platformPath } from '../../product/platforms/platforms.ts';
import { homeDoors } from '../config/homeConfig.ts';
import type { Problem } from '../problems/problems.ts';
import type { Site } from '../site.ts';
import { locales } from '../text/locale.ts';
import { judgeTarget } from './links.ts';

/** Links of the home page that lead nowhere. */
export function checkHomeLinks(site: Site): Problem[] {
  const { home } = site;
  const inHome = (to: string, label: string, ...path: readonly PropertyKey[]): Problem[] => {
    const verdict = judgeTarget(to, '/', site);
    if (verdict.ok) return [];
    const message = `The link "${to}" of "${label}" ${verdict.reason}`;
    return [{ level: verdict.level, file: 'site/home.ts', key: ['home', ...path, 'to'], message }];
  };
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
  ];
}

function platformProblems(id: string, site: Site): Problem[] {
  const verdict = judgeTarget(platformPath(id), '/', site);
  if (verdict.ok) return [];
  const message = `The home page links the platform "${id}" to ${platformPath(id)}, and there is no such page.`;
  return [{ level: verdict.level, file: 'site/platforms.ts', key: ['platforms', id], message }];
}
