import { platformPath } from '../../product/platforms/platforms.ts';
import { homeDoors } from '../config/homeConfig.ts';
import { errorAt, type Problem } from '../problems/problems.ts';
import type { Site } from '../site.ts';
import { locales } from '../text/locale.ts';
import { judgeTarget, linkProblems } from './links.ts';

export function checkHomeLinks(site: Site): Problem[] {
  const { home, platforms } = site;
  const inHome = (to: string, label: string, ...path: readonly PropertyKey[]): Problem[] =>
    linkProblems({ target: to, of: ` of "${label}"` }, site, { file: 'site/home.ts', key: ['home', ...path, 'to'] });
  return [
    ...homeDoors.flatMap((door) => {
      const { items, more } = home[door];
      const listed = locales.flatMap((locale) =>
        items[locale].flatMap(({ to, label }, index) => inHome(to, label, door, 'items', locale, index)),
      );
      return more ? [...listed, ...inHome(more.to, more.label.en, door, 'more')] : listed;
    }),
    ...Object.keys(platforms)
      .filter((id) => judgeTarget(platformPath(id), '/', site))
      .map((id) => {
        const message = `The home page links the platform "${id}" to ${platformPath(id)}, and there is no such page.`;
        return errorAt('site/platforms.ts', ['platforms', id], message);
      }),
  ];
}
