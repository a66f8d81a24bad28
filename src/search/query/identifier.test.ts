import { expect, it } from 'vitest';
import { exampleAnalyser } from '../testing/language.ts';
import { identifierIn } from './identifier.ts';

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
