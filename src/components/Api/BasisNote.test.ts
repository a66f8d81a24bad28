import { describe, expect, it } from 'vitest';
import { basisSentences } from './BasisNote.tsx';

const texts = {
  schema: 'From the schema.',
  reconstructed: 'Reconstructed.',
  arguments: 'Arguments are reconstructed.',
  errors: 'Errors are reconstructed.',
  more: 'More',
};

describe('the basis of an operation', () => {
  it('is not mentioned if public documentation shows everything', () => {
    expect(basisSentences({ operation: 'seen', arguments: 'seen', errors: 'seen' }, texts)).toEqual([]);
  });

  it('names each part that is not seen', () => {
    const basis = { operation: 'schema', arguments: 'reconstructed', errors: 'reconstructed' } as const;
    expect(basisSentences(basis, texts)).toEqual([texts.schema, texts.arguments, texts.errors]);
  });

  it('is one sentence if the operation itself is reconstructed', () => {
    const basis = { operation: 'reconstructed', arguments: 'reconstructed', errors: 'reconstructed' } as const;
    expect(basisSentences(basis, texts)).toEqual([texts.reconstructed]);
  });
});
