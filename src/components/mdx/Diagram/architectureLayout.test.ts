import { describe, expect, it } from 'vitest';
import { layoutArchitecture } from './architectureLayout.ts';
import type { Part, PartLink } from './connectors.ts';
import { diagramWidth } from './sequenceLayout.ts';

const rows: readonly (readonly Part[])[] = [
  [{ id: 'nas', text: 'NAS' }],
  [
    { id: 'radius', text: 'RADIUS' },
    { id: 'billing', text: 'Billing' },
    { id: 'users', text: 'Users' },
  ],
];
const links: readonly PartLink[] = [
  { from: 'nas', to: 'radius', text: 'Access-Request' },
  { from: 'users', to: 'nas', text: 'Disconnect-Request' },
];

describe('layoutArchitecture', () => {
  it('keeps boxes and labels inside the picture', () => {
    const { boxes, connectors, height } = layoutArchitecture(rows, links, 'ltr');
    const labels = connectors.flatMap((connector) => connector.label ?? []);
    for (const box of [...boxes, ...labels]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(diagramWidth);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

  it('starts a row at the left in English and at the right in Persian', () => {
    const english = layoutArchitecture(rows, [], 'ltr').boxes;
    const persian = layoutArchitecture(rows, [], 'rtl').boxes;
    expect(english[1]?.x).toBeLessThan(english[3]?.x ?? 0);
    expect(persian[1]?.x).toBeGreaterThan(persian[3]?.x ?? 0);
  });

  it('ends an arrow at the part that the link names as its end', () => {
    const [, upwards] = layoutArchitecture(rows, links, 'ltr').connectors;
    expect(upwards?.points.at(-1)?.y).toBeLessThan(upwards?.points[0]?.y ?? 0);
  });

  it('does not lay labels of one gap over each other', () => {
    const pair: readonly PartLink[] = [
      { from: 'nas', to: 'radius', text: 'Access-Request' },
      { from: 'nas', to: 'billing', text: 'Accounting' },
      { from: 'nas', to: 'users', text: 'CoA' },
    ];
    const labels = layoutArchitecture(rows, pair, 'ltr')
      .connectors.flatMap((connector) => connector.label ?? [])
      .sort((a, b) => a.x - b.x);
    expect(labels).toHaveLength(3);
    for (const [index, label] of labels.slice(1).entries()) {
      const before = labels[index];
      expect(label.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    }
  });

  it('draws lines that cross with a slant, so that they do not lie on each other', () => {
    const crossed: readonly (readonly Part[])[] = [
      [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
      [
        { id: 'c', text: 'C' },
        { id: 'd', text: 'D' },
      ],
    ];
    const pair: readonly PartLink[] = [
      { from: 'a', to: 'd' },
      { from: 'b', to: 'c' },
    ];
    for (const { points } of layoutArchitecture(crossed, pair, 'ltr').connectors) {
      expect(points[2]?.y).toBeGreaterThan(points[1]?.y ?? 0);
    }
  });

  it('leaves room between linked neighbours of a row', () => {
    const row: readonly (readonly Part[])[] = [
      [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
    ];
    const { boxes, connectors } = layoutArchitecture(row, [{ from: 'a', to: 'b', text: 'reads' }], 'ltr');
    expect(connectors[0]?.points[0]?.x).toBe((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0));
    expect(connectors[0]?.points[1]?.x).toBe(boxes[1]?.x);
  });

  it('names the known parts when a link names another one', () => {
    expect(() => layoutArchitecture(rows, [{ from: 'nas', to: 'core' }], 'ltr')).toThrow('nas, radius, billing, users');
  });

  it('refuses a link between parts that are not neighbours', () => {
    expect(() => layoutArchitecture(rows, [{ from: 'radius', to: 'users' }], 'ltr')).toThrow('not neighbours');
  });
});
