import { usePage } from '../../PageContext/PageContext.tsx';
import type { PropsOf } from '../views.ts';
import type * as writer from './Diagram.writer.ts';
import { arrowHead, DiagramFigure, fromTo, Lines, look } from './DiagramFigure.tsx';
import { layoutSequence, type Step } from './sequenceLayout.ts';

/** Messages between participants in order: a sequence diagram, drawn at build time. */
export function Sequence({ title, actors, steps }: PropsOf<typeof writer.Sequence>) {
  const { site, locale } = usePage();
  const { direction } = site.config.locales[locale];
  const layout = layoutSequence(actors, steps, direction);
  const name = (actor: number) => actors[actor] ?? '';
  const stepInWords = (step: Step) =>
    'text' in step ? `${fromTo(name(step.from), name(step.to), direction)}: ${step.text}` : step.note;
  return (
    <DiagramFigure title={title} height={layout.height} direction={direction} inWords={steps.map(stepInWords)}>
      {layout.lifelines.map(({ x, top, bottom }) => (
        <line key={x} {...look.lifeline} x1={x} x2={x} y1={top} y2={bottom} />
      ))}
      {layout.actors.map((box) => (
        <g key={box.x}>
          <rect {...look.box} x={box.x} y={box.y} width={box.width} height={box.height} />
          <Lines as="name" block={box.text} />
        </g>
      ))}
      {layout.arrows.map(({ fromX, toX, y }) => (
        <g key={y}>
          <line {...look.arrow} x1={fromX} x2={toX} y1={y} y2={y} />
          <path {...look.head} d={arrowHead(toX, y, Math.sign(toX - fromX), 0)} />
        </g>
      ))}
      <g {...look.halo}>
        {layout.arrows.map(({ y, text }) => (
          <Lines key={y} as="label" block={text} />
        ))}
      </g>
      {layout.notes.map((box) => (
        <g key={box.y}>
          <rect {...look.note} x={box.x} y={box.y} width={box.width} height={box.height} />
          <Lines as="remark" block={box.text} />
        </g>
      ))}
    </DiagramFigure>
  );
}
