import { didYouMean } from './didYouMean.ts';
import { isFaulty } from './faulty.ts';
import { judgeTarget } from './links.ts';
import type { Localized } from './locale.ts';
import { listOf, type Problem } from './problems.ts';
import type { Site } from './site.ts';
import { inQuotes } from './written.ts';

interface Leading {
  readonly label: Localized;
  readonly to: string;
}

/** The pages that everything begins with, as far as they lead somewhere: `site/home.ts` and `site/hub.ts`. */
export interface Entrances {
  readonly home: {
    readonly problems: { readonly items: readonly Leading[] };
    readonly roles: { readonly items: readonly Leading[] };
    readonly start: Leading;
    readonly accessibility: Leading;
  };
  readonly hub: {
    readonly tasks: { readonly items: readonly Leading[] };
    readonly roles: { readonly items: readonly { readonly label: Localized; readonly docs: readonly string[] }[] };
  };
}

/** Links of the home page and of the docs hub that lead nowhere. */
export function checkEntrances({ home, hub }: Entrances, site: Site): Problem[] {
  const choices = [...home.problems.items, ...home.roles.items, home.start, home.accessibility];
  return [
    ...choices.flatMap((choice) => leadingProblems(choice, '/', 'site/home.ts', site)),
    ...hub.tasks.items.flatMap((task) => leadingProblems(task, '/docs', 'site/hub.ts', site)),
    ...hub.roles.items.flatMap(({ label, docs }) =>
      docs
        .filter((id) => !site.docs.has(id) && !isFaulty(`/docs/${id}`, site.faulty))
        .map((id): Problem => {
          const known = `Available ids: ${listOf(site.docs.keys())}.${didYouMean(id, site.docs.keys())}`;
          const message = `"${label.en}" names the document "${id}", which does not exist. ${known}`;
          return { level: 'error', file: 'site/hub.ts', sought: inQuotes(id), message };
        }),
    ),
  ];
}

function leadingProblems({ label, to }: Leading, from: string, file: string, site: Site): Problem[] {
  const verdict = judgeTarget(to, from, site);
  if (verdict.ok) return [];
  const message = `The link "${to}" of "${label.en}" ${verdict.reason}`;
  return [{ level: verdict.level, file, sought: inQuotes(to), message }];
}
