import { Brand } from './Brand.tsx';
import type { Card } from './card.ts';
import { Lines } from './Lines.tsx';
import { colors, height, orbitsCentre, padding, width } from './layout.ts';
import { Orbits } from './Orbits.tsx';
import { textBlocks } from './textBlocks.ts';

/** The card as SVG. Style is in attributes: resvg knows no style sheets of ours. */
export function CardPicture({ card }: { readonly card: Card }) {
  const rtl = card.locale === 'fa';
  const fromStart = (x: number) => (rtl ? width - x : x);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} aria-hidden="true">
      <rect width={width} height={height} fill={colors.paper} />
      <Orbits name={card.name} x={fromStart(width - orbitsCentre.fromEnd)} y={orbitsCentre.y} rtl={rtl} />
      <Brand name={card.brand} rtl={rtl} x={fromStart(padding)} />
      {textBlocks(card).map((block) => (
        <Lines key={block.lines[0]?.y} block={block} locale={card.locale} x={fromStart(padding)} />
      ))}
    </svg>
  );
}
