import { describe, expect, it } from 'vitest';
import { findCircularReference } from './findCircularReference.ts';

describe('a circular reference', () => {
  it('is found with its place and the ancestor that it repeats', () => {
    const help: { items: unknown[] } = { items: ['start'] };
    help.items.push(help);
    expect(findCircularReference({ docs: [help] })).toEqual({
      path: ['docs', '0', 'items', '1'],
      ancestor: ['docs', '0'],
    });
  });

  it('may lead back to the root', () => {
    const root: Record<string, unknown> = {};
    root['again'] = root;
    expect(findCircularReference(root)).toEqual({ path: ['again'], ancestor: [] });
  });

  it('is not the same object in two places', () => {
    const shared = { label: 'Start' };
    expect(findCircularReference({ a: shared, b: [shared, null, 1] })).toBeUndefined();
  });
});
