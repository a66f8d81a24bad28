import type { SourceFile } from '../content/sourceFile.ts';
import { valuesIn } from '../content/typescriptData.ts';
import { lineAtOffset, type WrittenText } from '../model/content/content.ts';
import { errorIn, type Problem } from '../model/problems/problems.ts';
import { isLocale, type Locale } from '../model/text/locale.ts';
import { memoize, memoizeByObject } from '../model/text/memoize.ts';
import { type AppWords, unknownAppWordsIn } from '../product/appWords/appWords.ts';

/** Screens whose labels appear in texts; the others show examples or words of the system. */
const namedScreens = ['navigation', 'signIn', 'code', 'home', 'settings', 'protocol', 'autoConnect', 'splitTunnelling'];

/** Labels of screens whose other words are examples. */
const namedToo = ['locations.fastest', 'locations.favourites', 'billing.renew', 'billing.restore'];

/** Labels that other programs share; in bold they need not be the app's. */
const ofOthersToo = new Set([
  'navigation.home',
  'navigation.settings',
  'settings.language',
  'settings.notifications',
  'settings.security',
  'signIn.email',
  'signIn.password',
]);

/** Words of systems that look like the app's: **Connect On Demand**, Apple's **Sign In**. */
const spelledByOthers = new Set(['Sign In', 'Sign Out', 'On Demand']);

/** Letter case, spaces and hyphens do not matter to a reader who looks for a button. */
const alike = (word: string) => word.toLowerCase().replace(/[\s-]/g, '');

/** The ids of the labels by their words in a language. */
const labelIds = memoizeByObject((appWords: AppWords) =>
  memoize((locale: Locale): ReadonlyMap<string, string> => {
    const labels = Object.entries(appWords).flatMap(([screen, names]) =>
      Object.entries(names)
        .map(([name, word]) => [alike(word[locale]), `${screen}.${name}`] as const)
        .filter(([, id]) => namedScreens.includes(screen) || namedToo.includes(id)),
    );
    return new Map(labels);
  }),
);

/** Labels of the app in plain bold, as messages: `<Ui>` cannot differ from the pictures. */
function plainLabels(text: string, appWords: AppWords, locale: Locale) {
  const ids = labelIds(appWords)(locale);
  return [...text.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(({ 1: bold = '', index }) => {
    const words = bold.split(' > ');
    const matching = words.flatMap((word) => (spelledByOthers.has(word) ? [] : (ids.get(alike(word)) ?? [])));
    if (matching.length < words.length || matching.every((id) => ofOthersToo.has(id))) return [];
    const [first = '', ...others] = matching;
    // A protocol's name alone is only a name.
    if (others.length === 0 && first.startsWith('protocol.')) return [];
    const element = others.length === 0 ? `<Ui id="${first}" />` : `<UiPath ids="${matching.join(' ')}" />`;
    const message = `**${bold}** is a label of the app (site/appWords.ts); write ${element}, so that it is always what the app and its pictures show.`;
    return [{ message, index }];
  });
}

/** Labels of the app that a page writes in bold instead of naming them by id. */
export function checkAppLabels(text: WrittenText, appWords: AppWords): Problem[] {
  return plainLabels(text.body, appWords, text.locale).map(({ message, index }) =>
    errorIn(text.file, lineAtOffset(text, index), message),
  );
}

/** Labels of the app in a file of `site/`: in plain bold, or by an unknown id. */
export function checkSiteLabels(
  { file, text: source }: SourceFile,
  { appWords }: { readonly appWords: AppWords },
): Problem[] {
  // The compiler, which reads the strings, is only asked about files that can have one.
  if (!/\*\*|<Ui/.test(source)) return [];
  return valuesIn(source).flatMap(({ text, line, path }): Problem[] => {
    const locale = path.find(isLocale);
    if (!locale || text === undefined) return [];
    const plain = plainLabels(text, appWords, locale).map(({ message }) => message);
    return [...plain, ...unknownAppWordsIn(text, appWords)].map((message) => ({ level: 'error', file, line, message }));
  });
}
