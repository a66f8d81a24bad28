import { memo } from 'react';
import { resultLines, type ShownResult, textOf } from './resultLines.ts';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  readonly hit: ShownResult;
  /** Name of the section that the result is listed under. */
  readonly group?: string;
}

export const ResultText = memo(function ResultText({ hit, group }: Props) {
  const { strings } = useSearchTexts();
  return resultLines(hit, group).map(({ name, text: segments }) => (
    // A new element for each excerpt: words moving within one would count as layout shifts.
    <span className={name} key={name === 'result-excerpt' ? textOf(segments) : name}>
      {segments.map(({ text, match }, index) =>
        // Marks are reused for the next text, since they keep no state.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        match ? <mark key={index}>{text}</mark> : text,
      )}
      {hit.external && name === 'result-title' && <span className="sr-only"> {strings.chrome.externalLink}</span>}
    </span>
  ));
});
