import { memo } from 'react';
import type { FoundHit } from '../../search/provider.ts';
import { Highlight } from './Highlight.tsx';
import { isBare } from './title.ts';

interface Props {
  readonly hit: FoundHit;
  /** Name of the section that the result is listed under, which its path need not repeat. */
  readonly group?: string;
  readonly externalLabel: string;
}

/**
 * Content of a result: the heading that it leads to, after the page if it says little alone, or the page; where that is; its note; and the text around the match.
 * Kept while the result is the same: a letter typed renders the list several times before its results are there.
 */
export const ResultText = memo(function ResultText({ hit, group, externalLabel }: Props) {
  const onHeading = hit.heading.length > 0;
  const named = isBare(hit.heading.map(({ text }) => text).join(''));
  return (
    <>
      <span className="result-title">
        {named && <Highlight segments={hit.title} />}
        {named && ' › '}
        <Highlight segments={onHeading ? hit.heading : hit.title} />
        {hit.external && <span className="sr-only"> {externalLabel}</span>}
      </span>
      <ResultPath hit={hit} group={group} withTitle={onHeading && !named} />
      {hit.note !== undefined && <span className="result-path result-note">{hit.note}</span>}
      {(hit.excerpt.length > 0 || hit.awaitsExcerpt) && !hit.answer && (
        // A new element for a new excerpt: words that change places in one would count as moved.
        <span className="result-excerpt" key={hit.excerpt.map(({ text }) => text).join('')}>
          <Highlight segments={hit.excerpt} />
        </span>
      )}
    </>
  );
});

interface PathProps {
  readonly hit: FoundHit;
  readonly group: string | undefined;
  readonly withTitle: boolean;
}

/** The breadcrumb of a result; "›" turns with the direction of the text. */
function ResultPath({ hit, group, withTitle }: PathProps) {
  const above = hit.path.filter((step) => step !== group).join(' › ');
  if (!withTitle && above === '') return null;
  return (
    <span className="result-path">
      {above}
      {withTitle && above !== '' && ' › '}
      {withTitle && <Highlight segments={hit.title} />}
    </span>
  );
}
