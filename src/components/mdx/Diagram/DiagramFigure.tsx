import type { ReactNode } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import { usePage } from '../../PageContext/PageContext.tsx';
import { diagramWidth } from './sequenceLayout.ts';
import { fontSize, type TextBlock } from './textLayout.ts';

/** Attributes, not a style sheet: few pages have a diagram, all would load it. */
export const look = {
  box: { fill: 'var(--surface)', stroke: 'var(--ink-soft)', strokeWidth: 1.5, rx: 8 },
  note: { fill: 'var(--surface)', stroke: 'var(--ink-soft)', strokeDasharray: '4 3', rx: 8 },
  lifeline: { stroke: 'var(--ink-soft)', strokeDasharray: '3 4' },
  arrow: { fill: 'none', stroke: 'var(--accent)', strokeWidth: 1.75 },
  head: { fill: 'var(--accent)' },
  /** Interrupts the line behind a label. */
  gap: { fill: 'var(--surface)' },
  /** The same around letters that are wider than the distance of two lines. */
  halo: { stroke: 'var(--surface)', strokeWidth: 5, paintOrder: 'stroke' },
  name: { fontWeight: 600 },
  label: {},
  remark: { fill: 'var(--ink-soft)' },
} as const;

interface Props {
  readonly title: string;
  readonly height: number;
  readonly direction: 'ltr' | 'rtl';
  /** Description in words, for screen readers and the Markdown of the page. */
  readonly inWords: readonly string[];
  readonly children: ReactNode;
}

/** A drawing with its caption, in the direction of the language. */
export function DiagramFigure({ title, height, direction, inWords, children }: Props) {
  const { strings } = usePage();
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-label={inWords.join('\n')}
        viewBox={`0 0 ${diagramWidth} ${Math.ceil(height)}`}
        direction={direction}
        fill="var(--ink)"
        fontSize={fontSize}
        textAnchor="middle"
      >
        {children}
      </svg>
      <button
        type="button"
        className="icon-button needs-js"
        aria-label={`${strings.page.zoom}: ${title}`}
        data-zoom=""
        data-close-label={strings.page.closeZoom}
      >
        <Icon name="zoom" />
      </button>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

/** Lines of text around their axis; an anchor in the middle is the same in both directions. */
export function Lines({ block, as }: { readonly block: TextBlock; readonly as: 'name' | 'label' | 'remark' }) {
  return (
    <text {...look[as]}>
      {block.lines.map(({ text, y }) => (
        <tspan key={y} x={block.x} y={y}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

/** From one part or actor to another one: an arrow in the direction of the text. */
export const fromTo = (from: string, to: string, direction: 'ltr' | 'rtl'): string =>
  `${from} ${direction === 'rtl' ? '←' : '→'} ${to}`;

/** Arrow head with its point at `x`, `y`, along `dx`, `dy` (one 0, the other ±1). */
export function arrowHead(x: number, y: number, dx: number, dy: number): string {
  const long = 9;
  const wide = 5;
  const baseX = x - dx * long;
  const baseY = y - dy * long;
  return `M${x} ${y}L${baseX + dy * wide} ${baseY + dx * wide}L${baseX - dy * wide} ${baseY - dx * wide}z`;
}
