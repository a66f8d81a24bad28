import { describe, expect, it } from 'vitest';
import { diagramWidth, layoutSequence, type Step } from './sequenceLayout.ts';

const steps: readonly Step[] = [
  { from: 0, to: 1, text: 'Initiation, 148 bytes' },
  { note: 'Both sides derive the same keys', over: [0, 1] },
  { from: 1, to: 0, text: 'Response, 92 bytes' },
];

describe('layoutSequence', () => {
  it('puts the first actor at the left in English', () => {
    const { actors } = layoutSequence(['Phone', 'Server'], steps, 'ltr');
    expect(actors[0]?.text.x).toBe(diagramWidth / 4);
    expect(actors[1]?.text.x).toBe((diagramWidth / 4) * 3);
  });

  it('puts the first actor at the right in Persian', () => {
    const { actors, arrows } = layoutSequence(['گوشی', 'سرور'], steps, 'rtl');
    expect(actors[0]?.text.x).toBe((diagramWidth / 4) * 3);
    expect(arrows[0]?.toX).toBeLessThan(arrows[0]?.fromX ?? 0);
  });

  it('draws every step below the one before', () => {
    const { actors, arrows, notes, height } = layoutSequence(['Phone', 'Server'], steps, 'ltr');
    const edges = [actors[0]?.y, arrows[0]?.y, notes[0]?.y, arrows[1]?.y, height];
    expect(edges).toEqual([...edges].sort((a = 0, b = 0) => a - b));
  });

  it('makes room for a message of several lines', () => {
    const long = [{ from: 0, to: 1, text: 'A message of so many words that it cannot fit on a single line' }];
    const short = [{ from: 0, to: 1, text: 'Short' }];
    const { arrows, height } = layoutSequence(['A', 'B'], long, 'ltr');
    expect(arrows[0]?.text.lines.length).toBeGreaterThan(1);
    expect(height).toBeGreaterThan(layoutSequence(['A', 'B'], short, 'ltr').height);
  });

  it('keeps every box inside the picture', () => {
    const { actors, notes } = layoutSequence(['A', 'B', 'C'], [{ note: 'All', over: [2, 0] }], 'ltr');
    for (const box of [...actors, ...notes]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(diagramWidth);
    }
  });

  it('refuses an actor that does not exist', () => {
    expect(() => layoutSequence(['A', 'B'], [{ from: 0, to: 2, text: 'x' }], 'ltr')).toThrow('actor 2');
  });

  it('refuses a message to its own sender', () => {
    expect(() => layoutSequence(['A', 'B'], [{ from: 1, to: 1, text: 'think' }], 'ltr')).toThrow('note');
  });
});
