import { memo } from 'react';
import type { Hit, Segment } from '../../search/types.ts';
import { isShort } from './title.ts';
import { useSearchTexts } from './useSearchTexts.ts';

/** A text with the runs that match the query marked. */
function Highlight({ segments }: { readonly segments: readonly Segment[] }) {
  // The next text is written into the marks that are there, so a mark is known by its place alone:
  // it keeps no state.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return segments.map(({ text, match }, place) => (match ? <mark key={place}>{text}</mark> : text));
}

interface Props {
  readonly hit: Hit;
  /** Name of the section that the result is listed under, which its path need not repeat. */
  readonly group?: string;
}

/** A result: heading or page, where it is, its note, and the text around the match. */
export const ResultText = memo(function ResultText({ hit, group }: Props) {
  const { strings } = useSearchTexts();
  const { title, heading, path, note, excerpt, external, answer, awaitsExcerpt } = hit;
  const onHeading = heading.length > 0;
  const named = isShort(heading.map(({ text }) => text).join(''));
  const withTitle = onHeading && !named;
  const above = path.filter((step) => step !== group).join(' › ');
  return (
    <>
      <span className="result-title">
        {named && <Highlight segments={title} />}
        {named && ' › '}
        <Highlight segments={onHeading ? heading : title} />
        {external && <span className="sr-only"> {strings.chrome.externalLink}</span>}
      </span>
      {/* "›" turns with the direction of the text. */}
      {(withTitle || above !== '') && (
        <span className="result-path">
          {above}
          {withTitle && above !== '' && ' › '}
          {withTitle && <Highlight segments={title} />}
        </span>
      )}
      {note !== undefined && <span className="result-path result-note">{note}</span>}
      {(excerpt.length > 0 || awaitsExcerpt) && !answer && (
        // A new element for a new excerpt: words that change places in one would count as moved.
        <span className="result-excerpt" key={excerpt.map(({ text }) => text).join('')}>
          <Highlight segments={excerpt} />
        </span>
      )}
    </>
  );
});
