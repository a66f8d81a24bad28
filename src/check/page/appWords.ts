import type { Configuration } from '../../model/configuration.ts';
import type { PageText } from '../../model/content.ts';
import type { Problem } from '../../model/problems.ts';

export type AppWords = Configuration['appWords'];

/** Words that differ only in letter case, spaces and hyphens are one word to a reader who looks for a button. */
const alike = (word: string) => word.toLowerCase().replace(/[\s-]/g, '');

/** Words of systems that only look like the app's: **Connect On Demand** has its own spelling, and **Sign In** is Apple's. */
const ofSystems = new Set(['Sign In', 'Sign Out', 'On Demand']);

/** Buttons and menu items of the app, in bold on English pages, that are written otherwise than in the app. */
export function checkAppWords({ body, bodyLine, file, locale }: PageText, appWords: AppWords): Problem[] {
  if (locale !== 'en') return [];
  const words = new Map(
    Object.values(appWords)
      .flat()
      .map((word) => [alike(word), word]),
  );
  return [...body.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(({ 1: bold = '', index }): Problem[] =>
    bold.split(' > ').flatMap((word) => {
      const right = words.get(alike(word));
      if (right === undefined || right === word || ofSystems.has(word)) return [];
      const line = bodyLine + body.slice(0, index).split('\n').length - 1;
      const message = `The app writes "${right}", not "${word}" (site/appWords.ts).`;
      return [{ level: 'error' as const, file, line, message }];
    }),
  );
}
