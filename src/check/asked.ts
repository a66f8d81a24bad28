import { textsFile } from '../model/api/files.ts';
import type { PageText } from '../model/content/content.ts';
import { languagesOf, writtenEntries } from '../model/pages/writtenTexts.ts';
import { listOf, type Problem } from '../model/problems/problems.ts';
import type { Site } from '../model/site.ts';
import { type Locale, locales } from '../model/text/locale.ts';
import { askedPath } from '../reference/texts.ts';
import type { Unit } from '../search/analysis/analyser.ts';
import { analysers } from '../search/analysis/analysers.ts';
import { isFound } from '../search/records/pages.ts';

interface PhraseInFile {
  readonly locale: Locale;
  readonly phrase: string;
  readonly file: string;
  /** Place in the data of the file. */
  readonly key: readonly PropertyKey[];
  /** The place as writers know it: `content/en/docs/a.mdx#dns`, `Mutation.login`. */
  readonly leadsTo: string;
}

/** Each phrase of `asked` leads to one place, and search can distinguish it from all others. */
export function checkAsked(site: Site): Problem[] {
  const pages = writtenEntries(site).flatMap(languagesOf);
  const asked = [...pages.flatMap(askedOfPage), ...askedOfOperations(site)];
  return locales.flatMap((locale) =>
    checkPhrases(
      locale,
      asked.filter((phrase) => phrase.locale === locale),
      pages.filter((page) => page.locale === locale),
    ),
  );
}

function askedOfPage({ locale, file, asked }: PageText): PhraseInFile[] {
  return Object.entries(asked).flatMap(([heading, phrases]) =>
    phrases.map((phrase, index) => {
      const leadsTo = heading === '' ? file : `${file}#${heading}`;
      return { locale, phrase, file, key: ['asked', heading, index], leadsTo };
    }),
  );
}

function askedOfOperations({ reference }: Site): PhraseInFile[] {
  return reference.operations.flatMap(({ coordinate, pages }) =>
    pages.flatMap(({ asked, slug }, page) => {
      const guide = page === 0 ? undefined : slug;
      const leadsTo = guide === undefined ? coordinate : `the guide ${guide} of ${coordinate}`;
      return locales.flatMap((locale) =>
        asked[locale].map((phrase, index) => {
          const key = [...askedPath(coordinate, guide), index];
          return { locale, phrase, file: textsFile(locale), key, leadsTo };
        }),
      );
    }),
  );
}

/** Headings in `asked` that are not on the page, or that search leaves out. */
export function checkAskedHeadings({ file, asked, compiled }: PageText): Problem[] {
  const ids = compiled.headings.map(({ id }) => id).filter(isFound);
  return Object.keys(asked)
    .filter((heading) => heading !== '' && !ids.includes(heading))
    .map((heading): Problem => {
      const available = ids.length === 0 ? 'the page has none' : `the headings are ${listOf(ids)}`;
      const message = `"${heading}" is not a heading that search finds; ${available}, and "" is the page.`;
      return { level: 'error', file, key: ['asked', heading], message };
    });
}

/** The meaningful words of a unit: "wifi" for "Wi-Fi". A negated verb counts as a whole. */
function meaningOf({ parts, whole }: Unit): string {
  const words = parts.filter(({ stop }) => !stop);
  return whole !== undefined && words.length < parts.length ? whole.term : words.map(({ term }) => term).join('');
}

function checkPhrases(locale: Locale, asked: readonly PhraseInFile[], pages: readonly PageText[]): Problem[] {
  const keyOf = (text: string) => analysers[locale].analyse(text).map(meaningOf).join('');
  const titles = new Map(pages.map(({ title, file }) => [keyOf(title), file]));
  const firstByWords = new Map<string, PhraseInFile>();
  return asked.flatMap(({ phrase, file, key, leadsTo }): Problem[] => {
    const words = keyOf(phrase);
    const problem = (message: string): Problem[] => [{ level: 'error', file, key, message }];
    if (words === '')
      return problem(`"${phrase}" has only words that search leaves out; add one that says what it is about.`);
    const title = titles.get(words);
    if (title !== undefined && title !== leadsTo)
      return problem(
        `Search cannot tell "${phrase}" from the title of ${title}; leave it out, or say what makes it another question.`,
      );
    const earlier = firstByWords.get(words);
    if (earlier === undefined) {
      firstByWords.set(words, { locale, phrase, file, key, leadsTo });
      return [];
    }
    if (earlier.leadsTo === leadsTo)
      return problem(`Search cannot tell "${phrase}" from "${earlier.phrase}" above; one of them is enough.`);
    return problem(`"${phrase}" leads to ${earlier.leadsTo} too, as "${earlier.phrase}"; a phrase leads to one place.`);
  });
}
