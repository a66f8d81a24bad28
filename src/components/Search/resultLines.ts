import type { Hit, Segment } from '../../search/types.ts';

export type ShownResult = Omit<Hit, 'page' | 'section'>;

interface ResultLine {
  readonly name: string;
  readonly text: readonly Segment[];
}

/** Headings this short, such as "Kill switch", are on many pages: the page is named first. */
const shortWords = 2;

export const plain = (text: string): readonly Segment[] => (text === '' ? [] : [{ text, match: false }]);

export const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

/**
 * The lines of a result: heading or page, its path, its note, and the text around the match.
 * @param group the section that the result is listed under, which its path need not repeat
 */
export function resultLines(result: ShownResult, group?: string): ResultLine[] {
  const { title, heading, path, note = '', excerpt, awaitsExcerpt, answer } = result;
  const onHeading = heading.length > 0;
  const named = onHeading && textOf(heading).split(/\s+/).length <= shortWords;
  const withTitle = onHeading && !named;
  const above = [...path.filter((step) => step !== group), ...(withTitle ? [''] : [])].join(' › ');
  const lines: ResultLine[] = [
    { name: 'result-title', text: [...(named ? [...title, ...plain(' › ')] : []), ...(onHeading ? heading : title)] },
    // "›" mirrors with the direction of the text.
    { name: 'result-path', text: [...plain(above), ...(withTitle ? title : [])] },
    { name: 'result-path result-note', text: plain(note) },
  ].filter(({ text }) => text.length > 0);
  return (excerpt.length > 0 || awaitsExcerpt) && !answer
    ? [...lines, { name: 'result-excerpt', text: excerpt }]
    : lines;
}

/** Page and heading of a result: either alone may be ambiguous. */
export const fullTitle = ({ title, heading }: { readonly title: string; readonly heading: string }): string =>
  heading === '' ? title : `${title} › ${heading}`;
