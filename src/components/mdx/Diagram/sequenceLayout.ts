import type { PropsOf } from '../views.ts';
import type * as writer from './Diagram.writer.ts';
import { blockHeight, type TextBlock, textBlock, wrapText } from './textLayout.ts';

/** Width of every diagram in viewBox units. */
export const diagramWidth = 480;

/** A message between actors, named by their place in the list, or a remark over some. */
export type Step = PropsOf<typeof writer.Sequence>['steps'][number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: TextBlock;
}

export interface Arrow {
  readonly fromX: number;
  readonly toX: number;
  readonly y: number;
  readonly text: TextBlock;
}

export interface SequenceLayout {
  readonly height: number;
  readonly actors: readonly Box[];
  readonly lifelines: readonly { readonly x: number; readonly top: number; readonly bottom: number }[];
  readonly arrows: readonly Arrow[];
  readonly notes: readonly Box[];
}

const margin = 4;
const padding = 8;
const gap = 14;

/**
 * Places actors, messages and notes downwards, from the right in right-to-left languages.
 * Throws on an unknown actor and on a message to its own sender.
 */
export function layoutSequence(
  actors: readonly string[],
  steps: readonly Step[],
  direction: 'ltr' | 'rtl',
): SequenceLayout {
  const column = diagramWidth / actors.length;
  const centre = (actor: number) => {
    if (actors[actor] === undefined) throw new Error(`Step for actor ${actor}, but there are ${actors.length} actors.`);
    const x = (actor + 0.5) * column;
    return direction === 'rtl' ? diagramWidth - x : x;
  };

  const boxWidth = Math.min(column - 2 * margin, 220);
  const names = actors.map((name) => wrapText(name, boxWidth - 2 * padding));
  const boxHeight = Math.max(...names.map(blockHeight)) + 2 * padding;
  const actorBoxes = names.map((lines, actor): Box => {
    const top = margin + (boxHeight - blockHeight(lines)) / 2;
    const x = centre(actor) - boxWidth / 2;
    return { x, y: margin, width: boxWidth, height: boxHeight, text: textBlock(lines, centre(actor), top) };
  });

  const arrows: Arrow[] = [];
  const notes: Box[] = [];
  let y = margin + boxHeight + gap;
  for (const step of steps) {
    if ('note' in step) {
      const box = noteBox(step.note, centre(step.over[0]), centre(step.over[1]), column, y);
      notes.push(box);
      y += box.height + gap;
    } else {
      const arrow = messageArrow(step.text, centre(step.from), centre(step.to), y);
      arrows.push(arrow);
      y = arrow.y + gap;
    }
  }
  const lifelines = actors.map((_, actor) => ({ x: centre(actor), top: margin + boxHeight, bottom: y }));
  return { height: y + margin, actors: actorBoxes, lifelines, arrows, notes };
}

function messageArrow(text: string, fromX: number, toX: number, top: number): Arrow {
  if (fromX === toX) throw new Error(`The message "${text}" goes to its own sender: write it as a note.`);
  const lines = wrapText(text, Math.abs(toX - fromX) - padding);
  return { fromX, toX, y: top + blockHeight(lines) + 5, text: textBlock(lines, (fromX + toX) / 2, top) };
}

function noteBox(text: string, oneX: number, otherX: number, column: number, y: number): Box {
  const left = Math.min(oneX, otherX) - column / 2 + margin;
  const right = Math.max(oneX, otherX) + column / 2 - margin;
  const lines = wrapText(text, right - left - 2 * padding);
  const height = blockHeight(lines) + 2 * padding;
  return { x: left, y, width: right - left, height, text: textBlock(lines, (left + right) / 2, y + padding) };
}
