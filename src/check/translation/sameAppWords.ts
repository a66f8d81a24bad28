import type { AppWords } from '../../model/appWords.ts';
import type { PageText } from '../../model/content.ts';
import type { Problem } from '../../model/problems.ts';
import { boldWords, namedScreens } from '../boldRuns.ts';

/** Words that menus of phones, computers and stores have too: in bold they need not be the app's. */
const ofSystemsToo = new Set([
  'navigation.home',
  'navigation.settings',
  'settings.language',
  'settings.notifications',
  'settings.security',
  'devices.remove',
]);

const plain = (word: string) => word.replaceAll('\u00a0', ' ');

/** Words of the app in bold: a translation has those of the English page, as the app writes them in its language. */
export function checkSameAppWords(source: PageText, translation: PageText, appWords: AppWords): Problem[] {
  const { file, locale } = translation;
  const there = boldWords(source);
  const here = boldWords(translation);
  return Object.entries(appWords).flatMap(([screen, names]) =>
    Object.entries(names).flatMap(([name, word]): Problem[] => {
      if (!namedScreens.has(screen) || ofSystemsToo.has(`${screen}.${name}`)) return [];
      const english = there.filter(({ word: bold }) => bold === word.en);
      const translated = here.filter(({ word: bold }) => plain(bold) === plain(word[locale]));
      if (english.length <= translated.length) return [];
      const message = `English names **${word.en}** ${times(english.length)} (line ${english[0]?.line}), this page **${word[locale]}** ${times(translated.length)}; a button is in bold, as in site/appWords.ts.`;
      return [{ level: 'error', file, message }];
    }),
  );
}

const times = (count: number) => (count === 1 ? 'once' : count === 0 ? 'never' : `${count} times`);
