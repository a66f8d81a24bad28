import { describe, expect, it } from 'vitest';
import { sourceVersion } from './sourceFile.ts';

describe('the version of an English page', () => {
  const version = sourceVersion('Title', 'Description', 'Body');

  it.each([
    ['title', sourceVersion('Other', 'Description', 'Body')],
    ['description', sourceVersion('Title', 'Other', 'Body')],
    ['body', sourceVersion('Title', 'Description', 'Other')],
  ])('changes with its %s, which a translator has to follow', (_, other) => {
    expect(other).not.toBe(version);
  });

  it('does not change with blank lines around the body', () => {
    expect(sourceVersion('Title', 'Description', '\n\nBody\n')).toBe(version);
  });
});
