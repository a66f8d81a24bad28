import { describe, expect, it } from 'vitest';
import { identifierBoosts as boosts } from '../ranking.ts';
import { exampleAnalyser, exampleRecord } from '../testing/language.ts';
import type { Candidate } from './evaluate.ts';
import { favourIdentifier, identifierIn } from './identifier.ts';

const analyser = exampleAnalyser();
const identifier = (query: string) => identifierIn(query, analyser.analyse(query));

describe('a query is an identifier', () => {
  it.each([
    [
      'if it is written like one',
      ' stripeCreate ',
      { typed: 'stripeCreate', key: 'stripecreate', term: 'stripecreate', isTelling: true },
    ],
    ['if it has underscores', 'AUTH_004', { typed: 'AUTH_004', key: 'auth004', term: 'auth004', isTelling: true }],
    ['perhaps, if it is a single word', 'login', { typed: 'login', key: 'login', term: undefined, isTelling: false }],
    [
      'of many words, which have no key together',
      'a_b_c_d_e',
      { typed: 'a_b_c_d_e', key: 'abcde', term: undefined, isTelling: true },
    ],
  ])('%s', (_, query, expected) => {
    expect(identifier(query)).toEqual(expected);
  });

  it.each(['two words', 'kill-switch', '', 'пароль', 'a.b'])('but not this: "%s"', (query) => {
    expect(identifier(query)).toBeUndefined();
  });
});

describe('who types an identifier', () => {
  const typed = { typed: 'expiresAt', key: 'expiresat', term: 'expiresat', isTelling: true };
  const candidate = (
    terms: readonly string[],
    names: Readonly<Record<string, { name: string; anchor: string }>> = {},
  ): Candidate => ({
    record: { ...exampleRecord(0), defines: new Map(Object.entries(names)) },
    score: 2,
    isLacking: false,
    isNamed: true,
    exact: 0,
    terms: () => new Set(terms),
  });
  const field = { expiresat: { name: 'expiresAt', anchor: 'input-expiresAt' } };

  it('is led to the field that it is, rather than to what has its words', () => {
    const found = favourIdentifier(candidate(['expiresat', 'expires'], field), typed);
    expect(found).toMatchObject({
      score: 2 * boosts.part * boosts.exact,
      record: { heading: 'expiresAt', anchor: 'input-expiresAt' },
    });
    expect([...found.terms()]).toEqual(['expiresat']);
    expect(found.isNamed).toBe(false);
    expect(favourIdentifier(candidate(['expiresat']), typed).score).toBe(2 * boosts.whole);
    expect(favourIdentifier(candidate(['expires']), typed).score).toBe(2);
  });

  it('is led first to the page of that name, and to the place that has it as its anchor', () => {
    const page = { expiresat: { name: 'expiresAt', anchor: '' } };
    const found = favourIdentifier(candidate(['expires'], page), typed);
    expect(found).toMatchObject({ score: 2 * boosts.subject * boosts.exact, record: { heading: '', anchor: '' } });
    const value = { expiresat: { name: 'expiresAt', anchor: 'expiresAt' } };
    expect(favourIdentifier(candidate([], value), typed)).toMatchObject({
      score: 2 * boosts.subject * boosts.exact,
      record: { anchor: 'expiresAt' },
    });
  });

  it('finds it with other capitals and underscores, behind the same letters', () => {
    const other = { ...typed, typed: 'expires_at' };
    expect(favourIdentifier(candidate([], field), other).score).toBe(2 * boosts.part);
    expect(favourIdentifier(candidate([], { expiresat: { name: 'EXPIRES_AT', anchor: '' } }), typed).score).toBe(
      2 * boosts.subject,
    );
  });

  it('is not led to a single word unless it is typed exactly like it', () => {
    const word = { login: { name: 'login', anchor: '' } };
    const single = { typed: 'login', key: 'login', term: 'login', isTelling: false };
    expect(favourIdentifier(candidate(['login'], word), single).score).toBe(2 * boosts.subject * boosts.exact);
    expect(favourIdentifier(candidate(['login'], word), { ...single, typed: 'Login' }).score).toBe(2);
    expect(favourIdentifier(candidate(['login']), { ...single, isTelling: true, term: undefined }).score).toBe(2);
  });
});
