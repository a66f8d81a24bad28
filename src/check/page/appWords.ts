import type { AppWords } from '../../model/appWords.ts';
import type { PageText } from '../../model/content.ts';
import type { Locale } from '../../model/locale.ts';
import type { Problem } from '../../model/problems.ts';

/** Screens whose labels pages name; the others show examples, and the words of operating systems. */
const namedScreens = ['navigation', 'signIn', 'code', 'home', 'settings', 'protocol', 'autoConnect', 'splitTunnelling'];

/** Labels that other programs have too: in bold they need not be the app's, not even one after the other. */
const ofOthersToo = new Set([
  'navigation.home',
  'navigation.settings',
  'settings.billing',
  'settings.language',
  'settings.notifications',
  'settings.security',
  'signIn.email',
  'signIn.password',
]);

/** Words of systems that only look like the app's: **Connect On Demand** has its own spelling, and **Sign In** is Apple's. */
const spelledByOthers = new Set(['Sign In', 'Sign Out', 'On Demand']);

/** Words that differ only in letter case, spaces and hyphens are one word to a reader who looks for a button. */
const alike = (word: string) => word.toLowerCase().replace(/[\s-]/g, '');

/**
 * Labels of the app that a page writes in bold by itself. Written as `<Ui>` or `<UiPath>` they come from the table that the pictures show, so
 * that text and picture cannot differ, and every language names the same ones (`sameComponents.ts`).
 */
export function checkAppWords({ body, bodyLine, file, locale }: PageText, appWords: AppWords): Problem[] {
  const ids = labelIds(appWords, locale);
  return [...body.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(({ 1: bold = '', index }): Problem[] => {
    const found = bold.split(' > ').flatMap((word) => (spelledByOthers.has(word) ? [] : (ids.get(alike(word)) ?? [])));
    if (found.length < bold.split(' > ').length || found.every((id) => ofOthersToo.has(id))) return [];
    const [first = '', ...others] = found;
    // The name of a protocol is a name everywhere; it is a label of the app where the way to it is shown.
    if (others.length === 0 && first.startsWith('protocol.')) return [];
    const element = others.length === 0 ? `<Ui id="${first}" />` : `<UiPath ids="${found.join(' ')}" />`;
    const line = bodyLine + body.slice(0, index).split('\n').length - 1;
    const message = `**${bold}** is a label of the app (site/appWords.ts); write ${element}, so that it is always what the app and its pictures show.`;
    return [{ level: 'error', file, line, message }];
  });
}

/** The ids of the labels by what they are in a language. */
function labelIds(appWords: AppWords, locale: Locale): ReadonlyMap<string, string> {
  const labels = namedScreens.flatMap((screen) =>
    Object.entries(appWords[screen] ?? {}).map(([name, word]) => [alike(word[locale]), `${screen}.${name}`] as const),
  );
  return new Map(labels);
}
