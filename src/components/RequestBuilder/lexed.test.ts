import { describe, expect, it } from 'vitest';
import { apiReference } from '../../reference/fixtures/apiReference.ts';
import { sampleResponse } from '../../reference/samples/responses.ts';
import { highlight } from '../mdx/CodeBlock/highlight.ts';
import type { Token } from '../mdx/CodeBlock/Tokens.tsx';
import { lexed } from './lexed.ts';

const reference = apiReference();

/** The colour of every character; space has none. */
const colours = (tokens: readonly Token[]) =>
  tokens.flatMap(({ text, kind = '-' }) => [...text.replace(/\s/g, '')].map((character) => `${character}${kind}`));

const asBuilt = (code: string, language: string) => colours(highlight(code, language).flat());

describe('what the request builder shows', () => {
  it('has the colours of the page, in the document of every operation', () => {
    for (const { document } of reference.operations)
      expect(colours(lexed(document, 'graphql'))).toEqual(asBuilt(document, 'graphql'));
  });

  it('has the colours of the page, in the variables and the answer of every operation', () => {
    for (const { document, variables } of reference.operations)
      for (const value of [variables, sampleResponse(reference, { document, variables })]) {
        const json = JSON.stringify(value, null, 2);
        expect(colours(lexed(json, 'json'))).toEqual(asBuilt(json, 'json'));
      }
  });

  it.each([
    ['quotation marks and line ends', 'a "b" \\ c\nd\u0001'],
    ['an empty text', ''],
    ['half of a character', 'a\ud83d'],
    ['numbers', [-1.5, 1e30, 0]],
    ['true, false and null', [true, false, null]],
  ])('is the text that it was given, with %s', (_, value) => {
    const json = JSON.stringify({ value }, null, 2);
    expect(
      lexed(json, 'json')
        .map(({ text }) => text)
        .join(''),
    ).toBe(json);
  });
});
