import { didYouMean } from './didYouMean.ts';
import { hasReportedErrors } from './hasReportedErrors.ts';
import { judgeTarget } from './links.ts';
import type { Localized } from './locale.ts';
import { listOf, type Problem } from './problems.ts';
import type { Site } from './site.ts';

interface Choice {
  readonly label: Localized;
  readonly to: string;
}

/** Links of the home page and of the docs hub that lead nowhere. */
export function checkHomeLinks(site: Site): Problem[] {
  const { home, hub } = site;
  const judge = (choices: readonly Choice[], file: string, key: readonly PropertyKey[]) =>
    choices.flatMap((choice, index) => choiceProblems(choice, file, [...key, index, 'to'], site));
  return [
    ...judge(home.problems.items, 'site/home.ts', ['home', 'problems', 'items']),
    ...judge(home.roles.items, 'site/home.ts', ['home', 'roles', 'items']),
    ...(['problems', 'devices'] as const).flatMap((door) => {
      const { more } = home[door];
      return more ? choiceProblems(more, 'site/home.ts', ['home', door, 'more', 'to'], site) : [];
    }),
    ...choiceProblems(home.start, 'site/home.ts', ['home', 'start', 'to'], site),
    ...choiceProblems(home.accessibility, 'site/home.ts', ['home', 'accessibility', 'to'], site),
    ...Object.keys(site.platforms).flatMap((id) => platformProblems(id, site)),
    ...judge(hub.tasks.items, 'site/hub.ts', ['hub', 'tasks', 'items']),
    ...hub.roles.items.flatMap(({ label, docs }, role) =>
      docs.flatMap((id, index) => documentProblems(id, label, ['hub', 'roles', 'items', role, 'docs', index], site)),
    ),
  ];
}

function choiceProblems({ label, to }: Choice, file: string, key: readonly PropertyKey[], site: Site): Problem[] {
  const verdict = judgeTarget(to, '/', site);
  if (verdict.ok) return [];
  return [{ level: verdict.level, file, key, message: `The link "${to}" of "${label.en}" ${verdict.reason}` }];
}

/** The page that introduces the app for a platform, to which the home page leads. */
export function platformPath(id: string): string {
  return `/docs/services/platforms/${id}`;
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
