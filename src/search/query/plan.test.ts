import { describe, expect, it } from 'vitest';
import type { Language } from '../analysis/analyser.ts';
import { readingWeights as weights } from '../ranking.ts';
import { exampleAnalyser } from '../testing/language.ts';
import { planQuery } from './plan.ts';

function plan(query: string, terms: readonly string[] = [], changes: Partial<Language> = {}) {
  return planQuery(query, exampleAnalyser(changes), (term) => terms.includes(term));
}

/** The readings of a query as "from-to terms weight", those of a beginning with an asterisk. */
function readings(query: string, terms: readonly string[] = [], changes: Partial<Language> = {}): string[] {
  return plan(query, terms, changes).readings.map(
    (reading) =>
      `${reading.from}-${reading.to} ${reading.terms.join('+')}${reading.prefix ? '*' : ''} ${reading.weight}`,
  );
}

const slots = (query: string, changes: Partial<Language> = {}) =>
  plan(query, [], changes).slots.map(({ text, term, common }) => `${text} ${term}${common ? ' common' : ''}`);

describe('the words that a hit should have', () => {
  it('are those of the query with the keys of the index, and their places', () => {
    expect(slots('Routers reset')).toEqual(['routers router', 'reset reset']);
    expect(plan('Routers reset').slots.map(({ start, end }) => [start, end])).toEqual([
      [0, 7],
      [8, 13],
    ]);
  });

  it('are not stop words, unless there is nothing else', () => {
    expect(slots('the router of')).toEqual(['router router']);
    expect(slots('the of')).toEqual(['the the', 'of of']);
  });

  it('are the whole of a compound of stop words', () => {
    expect(slots('the-of router')).toEqual(['theof theof', 'router router']);
  });

  it('are common only among words that say more', () => {
    expect(slots('app router')).toEqual(['app app common', 'router router']);
    expect(slots('app')).toEqual(['app app']);
    expect(slots('app app')).toEqual(['app app', 'app app']);
  });

  it('are at most sixteen', () => {
    expect(slots('a1 '.repeat(20))).toHaveLength(16);
  });

  it('make the key that titles are compared with', () => {
    expect(plan('The routers of reset').key).toBe('routerreset');
  });
});

describe('a query is that of', () => {
  it.each([
    ['a professional by a word of the trade', 'a customers router', 'professional'],
    ['somebody in trouble by a complaint', 'router broken', 'troubled'],
    ['a professional, whatever is broken', 'broken customer', 'professional'],
    ['a reader otherwise', 'router', 'reader'],
  ])('%s', (_, query, audience) => {
    expect(plan(query).audience).toBe(audience);
  });

  it('a professional by a word of the trade as it is spoken', () => {
    const written = (folded: string) => (folded === 'custmer' ? ['customers'] : []);
    expect(plan('custmer', [], { written }).audience).toBe('professional');
  });
});

describe('a word is read', () => {
  it('as it is, and the last one as a beginning', () => {
    expect(readings('reset router')).toEqual([
      `0-0 reset ${weights.exact}`,
      `1-1 router ${weights.exact}`,
      `1-1 router* ${weights.prefix}`,
      `0-1 resetrouter* ${weights.prefix}`,
    ]);
  });

  it('not as a beginning if it is a stop word', () => {
    expect(readings('router the')).toEqual([`0-0 router ${weights.exact}`]);
  });

  it('in its other spellings', () => {
    const spellings = (folded: string) => (folded === 'colours' ? ['colors'] : []);
    expect(readings('colours', [], { spellings })).toContain(`0-0 color ${weights.spelling}`);
  });

  it('as it is written, if it is spoken and texts have it, unless it is known itself', () => {
    const written = (folded: string) => (folded === 'gonna' ? ['goings'] : []);
    expect(readings('gonna', ['going'], { written })).toContain(`0-0 going ${weights.spelling}`);
    expect(readings('gonna', [], { written })).not.toContain(`0-0 going ${weights.spelling}`);
    expect(readings('gonna', ['going', 'gonna'], { written })).not.toContain(`0-0 going ${weights.spelling}`);
    const synonyms = ['goings, leaving'];
    expect(readings('gonna', [], { written, synonyms })).toContain(`0-0 leav ${weights.synonym}`);
    expect(readings('gonna', ['going'], { written, synonyms: ['gonna, leave'] })).not.toContain(
      `0-0 going ${weights.spelling}`,
    );
  });

  it('as its synonyms, those of several words as well', () => {
    const synonyms = ['router, modem, home box'];
    const read = readings('routers', [], { synonyms });
    expect(read).toContain(`0-0 modem ${weights.synonym}`);
    expect(read).toContain(`0-0 home+box ${weights.synonym}`);
  });

  it('as an identifier if it has letters and digits, but not if it is a number', () => {
    expect(readings('e404')).toContain(`0-0 e404 ${weights.identifier}`);
    expect(readings('404')).toContain(`0-0 404 ${weights.exact}`);
  });
});

describe('words are read together', () => {
  it('as one that texts have', () => {
    expect(readings('wi fi router', ['wifi'])).toContain(`0-1 wifi ${weights.joined}`);
    expect(readings('wi fi router')).not.toContain(`0-1 wifi ${weights.joined}`);
  });

  it('as an error code', () => {
    expect(readings('auth 004', ['auth004'])).toContain(`0-1 auth004 ${weights.identifier}`);
  });

  it('as a phrase with synonyms, over stop words and up to four words', () => {
    expect(readings('terms of use', [], { synonyms: ['terms of use, rules'] })).toContain(
      `0-1 rule ${weights.synonym}`,
    );
    expect(readings('one two six ten', [], { synonyms: ['one two six ten, all'] })).toContain(
      `0-3 all ${weights.synonym}`,
    );
    expect(readings('one two six ten up', [], { synonyms: ['one two six ten up, all'] })).not.toContain(
      `0-4 all ${weights.synonym}`,
    );
  });

  it('without losing a word of the trade that the stemmer would take off', () => {
    const stem = (folded: string) => folded.replace(/(?<=.)customer$/, '');
    const kept = readings('key customer', ['key', 'keycustomer'], { stem });
    expect(kept).toContain(`0-1 keycustomer ${weights.joined}`);
    expect(kept).not.toContain(`0-1 key ${weights.joined}`);
    const lost = readings('key router', ['key', 'keyrouter'], {
      stem: (folded) => folded.replace(/(?<=.)router$/, ''),
    });
    expect(lost).toContain(`0-1 key ${weights.joined}`);
  });
});

describe('a compound is read', () => {
  it('as one word and as all its words', () => {
    const read = readings('kill-switch');
    expect(read).toContain(`0-1 killswitch ${weights.joined}`);
    expect(read).toContain(`0-1 kill+switch ${weights.exact}`);
    expect(read).toContain(`0-0 kill ${weights.part}`);
    expect(read).toContain(`1-1 switch ${weights.part}`);
    expect(read).toContain(`0-1 killswitch* ${weights.prefix}`);
  });

  it('as an identifier, if it is one', () => {
    const read = readings('stripeCreate');
    expect(read).toContain(`0-1 stripecreate ${weights.identifier}`);
    expect(read).toContain(`0-1 stripe+create ${weights.part}`);
  });

  it('not as its words if but one of them has a meaning', () => {
    expect(readings('the-router').filter((reading) => reading.includes('+'))).toEqual([]);
  });

  it('with less weight for synonyms of a part of it', () => {
    const synonyms = ['switch, lever', 'killswitch, lock'];
    const read = readings('kill-switch', [], { synonyms });
    expect(read).toContain(`1-1 lever ${weights.synonym * weights.part}`);
    expect(read).toContain(`0-1 lock ${weights.synonym}`);
  });
});

describe('a word that is still being typed is read as the beginning of', () => {
  const synonyms = ['customers, client'];
  const begun = `0-0 client ${weights.prefix * weights.synonym}`;

  it('a synonym', () => {
    expect(readings('cust', [], { synonyms })).toContain(begun);
  });

  it('no synonym if it is shorter than four letters or a word that texts have', () => {
    expect(readings('cus', [], { synonyms })).not.toContain(begun);
    expect(readings('cust', ['cust'], { synonyms })).not.toContain(begun);
  });
});

it('a query of one identifier is known as such', () => {
  expect(plan('stripeCreate').identifier).toMatchObject({ typed: 'stripeCreate', term: 'stripecreate' });
  expect(plan('two words').identifier).toBeUndefined();
});
