import type { Locale } from '../model/text/locale.ts';
import { directed, fontFamily } from './lettering.ts';
import type { TextBlock } from './textBlocks.ts';

/** The lines of a block from the edge `x` where lines of the language start. */
export function Lines({
  block,
  locale,
  x,
}: {
  readonly block: TextBlock;
  readonly locale: Locale;
  readonly x: number;
}) {
  const { lines, size, weight, color } = block;
  return (
    <g
      fontFamily={fontFamily(locale)}
      fontSize={size}
      fontWeight={weight}
      fill={color}
      // For resvg the start is always the left edge.
      textAnchor={locale === 'fa' ? 'end' : 'start'}
    >
      {lines.map(({ text, y }) => (
        <text key={y} x={x} y={y}>
          {directed(text, locale)}
        </text>
      ))}
    </g>
  );
}
