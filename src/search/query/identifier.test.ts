import { describe, expect, it } from 'vitest';
import { identifierBoosts as boosts } from '../ranking.ts';
import { exampleAnalyser, exampleRecord } from '../testing/language.ts';
import { favourIdentifier, identifierIn } from './identifier.ts';

const analyser = exampleAnalyser();
const expiresAt = { typed: 'expiresAt', key: 'expiresat', term: 'expiresat', isTelling: true };
const login = { typed: 'login', key: 'login', term: 'login', isTelling: false };

it.each([
  ['is one if it is written so', ' expiresAt ', expiresAt],
  ['has underscores', 'AUTH_004', { typed: 'AUTH_004', key: 'auth004', term: 'auth004', isTelling: true }],
  ['may be one if it is a single word', 'login', { ...login, term: undefined }],
  ['has no term if it has many words', 'a_b_c_d_e', { typed: 'a_b_c_d_e', key: 'abcde', isTelling: true }],
  ['is none: two words', 'two words', undefined],
  ['is none: a compound', 'kill-switch', undefined],
  ['is none: nothing', '', undefined],
  ['is none: letters of another script', 'пароль', undefined],
  ['is none: a name with a dot', 'a.b', undefined],
])('a query %s', (_, query, expected) => expect(identifierIn(query, analyser.analyse(query))).toEqual(expected));

describe('who types an identifier', () => {
  const field = { name: 'expiresAt', anchor: 'input-expiresAt' };
  const page = { name: 'expiresAt', anchor: '' };
  const whole = ['expiresat'];
  const { part, subject, exact } = boosts;

  it.each([
    ['the field of that name', expiresAt, whole, field, part * exact, { heading: 'expiresAt', anchor: field.anchor }],
    ['what has the whole of it', expiresAt, whole, undefined, boosts.whole, {}],
    ['what has its words as any other', expiresAt, ['expires'], undefined, 1, {}],
    ['the page of that name', expiresAt, ['expires'], page, subject * exact, { heading: '', anchor: '' }],
    ['a place of that name', expiresAt, [], { ...field, anchor: 'expiresAt' }, subject * exact, {}],
    ['a field with other capitals', { ...expiresAt, typed: 'expires_at' }, [], field, part, {}],
    ['a page with underscores', expiresAt, [], { ...page, name: 'EXPIRES_AT' }, subject, {}],
    ['a single word typed exactly', login, ['login'], { name: 'login', anchor: '' }, subject * exact, {}],
    ['a single word, not otherwise', { ...login, typed: 'Login' }, ['login'], { name: 'login', anchor: '' }, 1, {}],
    ['nothing if it has no term', { ...login, isTelling: true, term: undefined }, ['login'], undefined, 1, {}],
  ])('finds %s', (_, typed, terms, definition, boost, place) => {
    const defines = new Map(definition ? [[typed.key, definition]] : []);
    const record = { ...exampleRecord(0), defines };
    const candidate = {
      record,
      score: 2,
      isLacking: false,
      named: 0,
      exact: 0,
      terms: () => new Set(terms),
    };
    expect(favourIdentifier(candidate, typed)).toMatchObject({ score: 2 * boost, record: place });
  });

  it('sees the whole of it marked, not its words', () => {
    const terms = () => new Set(['expiresat', 'expires']);
    const candidate = {
      record: exampleRecord(0),
      score: 2,
      isLacking: false,
      named: 0,
      exact: 0,
      terms,
    };
    expect([...favourIdentifier(candidate, expiresAt).terms()]).toEqual(['expiresat']);
  });
});
