import type { PageText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';

const titleAtMost = 60;
const descriptionAtLeast = 50;
const descriptionAtMost = 160;

/** Length of title and description, in characters as the reader counts them. */
export function checkTitleLengths(page: PageText): Problem[] {
  const { file, title, description, lines } = page;
  const problem = (key: 'title' | 'description', message: string): Problem => ({
    level: 'error',
    file,
    line: lines[key],
    message,
  });
  const titleLength = characters(title);
  const length = characters(description);
  return [
    ...(titleLength > titleAtMost
      ? [problem('title', `The title has ${titleLength} characters; at most ${titleAtMost} fit.`)]
      : []),
    ...(/\.$/.test(title) ? [problem('title', 'The title ends with a stop; titles have none.')] : []),
    ...(length < descriptionAtLeast || length > descriptionAtMost
      ? [
          problem(
            'description',
            `The description has ${length} characters; it should have ${descriptionAtLeast} to ${descriptionAtMost}.`,
          ),
        ]
      : []),
  ];
}

/** Titles and descriptions that two pages of a language share. */
export function checkUniqueTitles(pages: readonly PageText[]): Problem[] {
  return [...duplicates(pages, 'title'), ...duplicates(pages, 'description')];
}

function duplicates(pages: readonly PageText[], key: 'title' | 'description'): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page): Problem[] => {
    const { file, locale, lines } = page;
    const words = `${locale} ${page[key].trim().toLowerCase()}`;
    const other = first.get(words);
    if (other === undefined) {
      first.set(words, file);
      return [];
    }
    const message = `The ${key} is that of ${other} too; every page of a language has its own.`;
    return [{ level: 'error', file, line: lines[key], message }];
  });
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function characters(text: string): number {
  return [...segmenter.segment(text)].length;
}
