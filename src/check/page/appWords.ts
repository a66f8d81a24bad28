import type { AppWords } from '../../model/appWords.ts';
import type { PageText } from '../../model/content.ts';
import type { Problem } from '../../model/problems.ts';
import { boldWords, namedScreens } from '../boldRuns.ts';

/** Words that differ only in letter case, spaces and hyphens are one word to a reader who looks for a button. */
const alike = (word: string) => word.toLowerCase().replace(/[\s-]/g, '');

/** Words of systems that only look like the app's: **Connect On Demand** has its own spelling, and **Sign In** is Apple's. */
const ofSystems = new Set(['Sign In', 'Sign Out', 'On Demand']);

/** Buttons and menu items of the app, in bold on English pages, that are written otherwise than in the app. */
export function checkAppWords(page: PageText, appWords: AppWords): Problem[] {
  if (page.locale !== 'en') return [];
  const known = Object.entries(appWords)
    .filter(([screen]) => namedScreens.has(screen))
    .flatMap(([, names]) => Object.values(names).map(({ en }) => en));
  const words = new Map(known.map((word) => [alike(word), word]));
  return boldWords(page).flatMap(({ word, line }): Problem[] => {
    const right = words.get(alike(word));
    if (right === undefined || known.includes(word) || ofSystems.has(word)) return [];
    return [
      {
        level: 'error',
        file: page.file,
        line,
        message: `The app writes "${right}", not "${word}" (site/appWords.ts).`,
      },
    ];
  });
}
