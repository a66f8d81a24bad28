import type { PageText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

const titleAtMost = 60;
const descriptionAtLeast = 50;
const descriptionAtMost = 160;

/** Length of title and description, in characters as the reader counts them. */
export function checkTitleLengths({ file, title, description, lines }: PageText): Problem[] {
  const [titleLength, length] = [characters(title), characters(description)];
  const range = `${descriptionAtLeast} to ${descriptionAtMost}`;
  const faults: readonly (readonly [isSo: boolean, line: number, message: string])[] = [
    [titleLength > titleAtMost, lines.title, `The title has ${titleLength} characters; at most ${titleAtMost} fit.`],
    [title.endsWith('.'), lines.title, 'The title ends with a stop; titles have none.'],
    [
      length < descriptionAtLeast || length > descriptionAtMost,
      lines.description,
      `The description has ${length} characters; it should have ${range}.`,
    ],
  ];
  return faults.flatMap(([isSo, line, message]) => (isSo ? errorIn(file, line, message) : []));
}

/** Titles and descriptions that two pages of a language share. */
export function checkUniqueTitles(pages: readonly PageText[]): Problem[] {
  return [...duplicates(pages, 'title'), ...duplicates(pages, 'description')];
}

function duplicates(pages: readonly PageText[], key: 'title' | 'description'): Problem[] {
  const groups = Map.groupBy(pages, (page) => `${page.locale} ${page[key].trim().toLowerCase()}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    const message = `The ${key} is also that of ${first?.file}; every page of a language needs its own.`;
    return others.map(({ file, lines }) => errorIn(file, lines[key], message));
  });
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const characters = (text: string) => [...segmenter.segment(text)].length;
