import { describe, expect, it } from 'vitest';
import type { Language } from '../analysis/analyser.ts';
import { readingWeights as weights } from '../ranking.ts';
import { exampleAnalyser } from '../testing/language.ts';
import { planQuery } from './plan.ts';

interface Options extends Partial<Language> {
  /** The terms that the index knows. */
  readonly terms?: readonly string[];
}

const plan = (query: string, { terms = [], ...changes }: Options = {}) =>
  planQuery(query, exampleAnalyser(changes), (term) => terms.includes(term));

/** The readings of a query as "from-to terms weight", those of a beginning with an asterisk. */
const readings = (query: string, options?: Options) =>
  plan(query, options).readings.map(
    ({ from, to, terms, prefix, weight }) => `${from}-${to} ${terms.join('+')}${prefix ? '*' : ''} ${weight}`,
  );

describe('the words that a hit should have', () => {
  it.each([
    ['are those of the query with the keys of the index', 'Routers reset', ['routers router', 'reset reset']],
    ['are not stop words', 'the router of', ['router router']],
    ['unless there is nothing else', 'the of', ['the the', 'of of']],
    ['are common among words that say more', 'app router', ['app app common', 'router router']],
    ['but not alone', 'app', ['app app']],
    ['nor twice', 'app app', ['app app', 'app app']],
  ])('%s: %s', (_, query, expected) => {
    const { slots } = plan(query);
    expect(slots.map(({ text, term, common }) => `${text} ${term}${common ? ' common' : ''}`)).toEqual(expected);
  });

  it('are at most sixteen', () => {
    expect(plan('a1 '.repeat(20)).slots).toHaveLength(16);
  });
});

it.each([
  ['a professional by a word of the trade', 'a customers router', 'professional', {}],
  ['somebody in trouble by a complaint', 'router broken', 'troubled', {}],
  ['a professional, whatever is broken', 'broken customer', 'professional', {}],
  ['a reader otherwise', 'router', 'reader', {}],
])('a query is that of %s', (_, query, audience, changes) => expect(plan(query, changes).audience).toBe(audience));

it('a query of one identifier is known as such', () => {
  expect(plan('stripeCreate').identifier).toMatchObject({ typed: 'stripeCreate', term: 'stripecreate' });
  expect(plan('two words').identifier).toBeUndefined();
});

describe('a query is read', () => {
  it.each([
    [
      'as its words, and the last one as a beginning',
      'reset router',
      [
        `0-0 reset ${weights.exact}`,
        `1-1 router ${weights.exact}`,
        `1-1 router* ${weights.prefix}`,
        `0-1 resetrouter* ${weights.prefix}`,
      ],
    ],
    ['not as a beginning if the last is a stop word', 'router the', [`0-0 router ${weights.exact}`]],
  ])('%s', (_, query, expected) => expect(readings(query)).toEqual(expected));

  const modem = { synonyms: ['router, modem, home box'] };
  const client = { synonyms: ['customers, client'] };
  const begun = `0-0 client ${weights.prefix * weights.synonym}`;

  it.each<[title: string, query: string, reading: string, isRead: Options[], isNotRead?: Options[]]>([
    ['in other spellings', 'colours', `0-0 color ${weights.exact}`, [{ spellings: () => ['colors'] }]],
    ['as synonyms', 'routers', `0-0 modem ${weights.synonym}`, [modem]],
    ['as synonyms of several words', 'routers', `0-0 home+box ${weights.synonym}`, [modem]],
    ['as an identifier if it has letters and digits', 'e404', `0-0 e404 ${weights.identifier}`, [{}]],
    ['as a word if it is a number', '404', `0-0 404 ${weights.exact}`, [{}]],
    ['as one word that texts have', 'wi fi router', `0-1 wifi ${weights.joined}`, [{ terms: ['wifi'] }], [{}]],
    ['as an error code', 'auth 004', `0-1 auth004 ${weights.identifier}`, [{ terms: ['auth004'] }]],
    [
      'as a phrase with synonyms, over stop words',
      'terms of use',
      `0-1 rule ${weights.synonym}`,
      [{ synonyms: ['terms of use, rules'] }],
    ],
    ['so up to four words', 'one two six ten', `0-3 all ${weights.synonym}`, [{ synonyms: ['one two six ten, all'] }]],
    [
      'not so beyond',
      'one two six ten up',
      `0-4 all ${weights.synonym}`,
      [],
      [{ synonyms: ['one two six ten up, all'] }],
    ],
    ['as a compound in one', 'kill-switch', `0-1 killswitch ${weights.joined}`, [{ terms: ['killswitch'] }]],
    ['as one of its words', 'kill-switch', `0-0 kill ${weights.part}`, [{}]],
    ['as the other', 'kill-switch', `1-1 switch ${weights.part}`, [{}]],
    ['as the beginning of a compound', 'kill-switch', `0-1 killswitch* ${weights.prefix}`, [{}]],
    ['as a synonym of the whole', 'kill-switch', `0-1 lock ${weights.synonym}`, [{ synonyms: ['killswitch, lock'] }]],
    ['as the beginning of a synonym', 'cust', begun, [client], [{ ...client, terms: ['cust'] }]],
    ['not so with three letters', 'cus', begun, [], [client]],
  ])('%s: %s', (_, query, reading, isRead, isNotRead = []) => {
    for (const options of isRead) expect(readings(query, options)).toContain(reading);
    for (const options of isNotRead) expect(readings(query, options)).not.toContain(reading);
  });
});
