import { usePage } from '../../PageContext/PageContext.tsx';
import type { PropsOf } from '../views.ts';
import { layoutArchitecture } from './architectureLayout.ts';
import type { Connector } from './connectors.ts';
import type * as writer from './Diagram.writer.ts';
import { arrowHead, DiagramFigure, fromTo, Lines, look } from './DiagramFigure.tsx';

/** Parts of a system and the links between them, drawn at build time. */
export function Architecture({ title, rows, links = [] }: PropsOf<typeof writer.Architecture>) {
  const { site, locale } = usePage();
  const { direction } = site.config.locales[locale];
  const layout = layoutArchitecture(rows, links, direction);
  const parts = rows.flat();
  const name = (id: string) => parts.find((part) => part.id === id)?.text ?? '';
  const joined = new Set(links.flatMap(({ from, to }) => [from, to]));
  const inWords = [
    ...parts.filter(({ id }) => !joined.has(id)).map(({ text }) => text),
    ...links.map(({ from, to, text }) => `${fromTo(name(from), name(to), direction)}${text ? `: ${text}` : ''}`),
  ];
  return (
    <DiagramFigure title={title} height={layout.height} direction={direction} inWords={inWords}>
      {layout.connectors.map((connector) => (
        <Line key={pathOf(connector)} connector={connector} />
      ))}
      {layout.boxes.map((box) => (
        <g key={`${box.x} ${box.y}`}>
          <rect {...look.box} x={box.x} y={box.y} width={box.width} height={box.height} />
          <Lines as="name" block={box.text} />
        </g>
      ))}
    </DiagramFigure>
  );
}

function Line({ connector }: { readonly connector: Connector }) {
  const { label, points } = connector;
  const end = points.at(-1);
  const before = points.at(-2);
  return (
    <g>
      <path {...look.arrow} d={pathOf(connector)} />
      {end && before && (
        <path {...look.head} d={arrowHead(end.x, end.y, Math.sign(end.x - before.x), Math.sign(end.y - before.y))} />
      )}
      {label && (
        <>
          <rect {...look.gap} x={label.x} y={label.y} width={label.width} height={label.height} />
          <Lines as="label" block={label.text} />
        </>
      )}
    </g>
  );
}

function pathOf({ points }: Connector): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}
