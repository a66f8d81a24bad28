import { describe, expect, it } from 'vitest';
import { fillContent, type InlineContent, linkTargets, plainText, withTargets } from './inlineText.ts';

const code = { kind: 'code', text: '{token}' } as const;
const content: InlineContent = [
  'Send ',
  code,
  ' as ',
  { kind: 'strong', content: ['a ', { kind: 'link', target: '/docs/api', content: ['header of ', code] }] },
  '.',
];

describe('a text inside a line', () => {
  it('has words', () => {
    expect(plainText(content)).toBe('Send {token} as a header of {token}.');
  });

  it('has links at any depth', () => {
    expect(linkTargets(content)).toEqual([{ target: '/docs/api', text: 'header of {token}' }]);
  });

  it('can be given other link targets', () => {
    const moved = withTargets(content, (target) => `/ru${target}`);
    expect(linkTargets(moved).map(({ target }) => target)).toEqual(['/ru/docs/api']);
    expect(plainText(moved)).toBe(plainText(content));
  });
});

it('placeholders are replaced by content; unknown ones stay visible', () => {
  expect(fillContent('{name} changed from {from}, {to}', { name: [code], from: ['Int'] })).toEqual([
    code,
    ' changed from ',
    'Int',
    ', ',
    '{to}',
  ]);
});

it('words with the name of a placeholder stay words', () => {
  expect(fillContent('{from} to {to}.', { from: ['Int'], to: ['Int!'] })).toEqual(['Int', ' to ', 'Int!', '.']);
});
