import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { diagramWidth } from './sequenceLayout.ts';
import type { TextBlock } from './textLayout.ts';

interface Props {
  readonly title: string;
  readonly height: number;
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** A drawing with its caption. Its words are set in the direction of the language, so that Latin names keep their order. */
export function DiagramFigure({ title, height, direction, children }: Props) {
  const { strings } = usePage();
  return (
    <figure className="diagram">
      <button
        type="button"
        className="icon-button needs-js"
        aria-label={`${strings.page.zoom}: ${title}`}
        data-zoom=""
        data-close-label={strings.page.closeZoom}
      >
        <Icon name="zoom" />
      </button>
      <svg role="img" aria-label={title} viewBox={`0 0 ${diagramWidth} ${Math.ceil(height)}`} direction={direction}>
        {children}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

/** Lines of text around their axis; an anchor in the middle is the same in both directions. */
export function Lines({ block, className }: { readonly block: TextBlock; readonly className: string }) {
  return (
    <text className={className} textAnchor="middle">
      {block.lines.map(({ text, y }) => (
        <tspan key={y} x={block.x} y={y}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

/** Path of an arrow head whose point is at `x`, `y` and which looks along `dx`, `dy` (one of them 0, the other 1 or -1). */
export function arrowHead(x: number, y: number, dx: number, dy: number): string {
  const long = 9;
  const wide = 5;
  const baseX = x - dx * long;
  const baseY = y - dy * long;
  return `M${x} ${y}L${baseX + dy * wide} ${baseY + dx * wide}L${baseX - dy * wide} ${baseY - dx * wide}z`;
}
