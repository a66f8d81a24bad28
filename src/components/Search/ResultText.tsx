import { memo } from 'react';
import { type Result, resultLines, textOf } from './resultLines.ts';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  readonly hit: Result;
  /** Name of the section that the result is listed under. */
  readonly group?: string;
}

/** The lines of a result, with the runs that match the query marked. */
export const ResultText = memo(function ResultText({ hit, group }: Props) {
  const { strings } = useSearchTexts();
  return resultLines(hit, group).map(({ name, text: segments }) => (
    // A new element for a new excerpt: words that change places in one would count as moved.
    <span className={name} key={name === 'result-excerpt' ? textOf(segments) : name}>
      {segments.map(({ text, match }, place) =>
        // The next text is written into the marks that are there: a mark keeps no state.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        match ? <mark key={place}>{text}</mark> : text,
      )}
      {hit.external && name === 'result-title' && <span className="sr-only"> {strings.chrome.externalLink}</span>}
    </span>
  ));
});
