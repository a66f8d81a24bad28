import { describe, expect, it } from 'vitest';
import { readingWeights as weights } from '../ranking.ts';
import { exampleAnalyser, exampleCorpus } from '../testing/language.ts';
import { correct, gatherKnowledge, type Knowledge } from './corrections.ts';
import type { Known } from './knownWords.ts';

const analyser = exampleAnalyser({ synonyms: ['router, modem', 'acmephone, acmetel'] });

/** Corrects a word of a query of two, with a corpus of terms and the forms in which texts have them. */
function corrected(
  text: string,
  counts: Readonly<Record<string, number>>,
  {
    forms = {},
    known = 'nothing',
    last = false,
    identifier = false,
    ...changes
  }: {
    forms?: Readonly<Record<string, readonly string[]>>;
    known?: Known;
    last?: boolean;
    identifier?: boolean;
  } & Partial<Pick<Knowledge, 'near' | 'transliterated'>> = {},
) {
  const corpus = exampleCorpus(counts);
  const gathered = gatherKnowledge(analyser, corpus, new Map());
  const knowledge: Knowledge = {
    ...gathered,
    formsOf: (term) => (forms[term] ?? []).map((written) => ({ written, text: written.toLowerCase() })),
    known: () => known,
    ...changes,
  };
  const { readings, meant } = correct(
    { text, term: analyser.stem(text), common: false, identifier, start: 0, end: text.length },
    1,
    last,
    knowledge,
  );
  for (const { from, to, prefix } of readings) expect({ from, to, prefix }).toEqual({ from: 1, to: 1, prefix: false });
  return { meant, readings: readings.map(({ terms, weight }) => [terms.join('+'), weight]) };
}

const nothing = { meant: undefined, readings: [] };

describe('a word that is still being typed', () => {
  const forms = { connect: ['connection'], con: ['concern'] };

  it('is read as the longest stem of a text that goes on as it does', () => {
    expect(corrected('connecti', { connect: 1, con: 1 }, { forms, last: true })).toEqual({
      meant: undefined,
      readings: [['connect', weights.overtyped]],
    });
    expect(corrected('conce', { connect: 1, con: 1 }, { forms, last: true }).readings).toEqual([
      ['con', weights.overtyped],
    ]);
  });

  it('is not read so if no text goes on, if its stem is too short, or if another word follows', () => {
    expect(corrected('connecta', { connect: 1 }, { forms, last: true })).toEqual(nothing);
    expect(corrected('conn', { co: 1 }, { forms: { co: ['connection'] }, last: true })).toEqual(nothing);
    expect(corrected('connecti', { connect: 1 }, { forms })).toEqual(nothing);
  });
});

describe('a word in letters of another script', () => {
  it('is read as the terms that it may stand for, and as their synonyms', () => {
    expect(corrected('rooter', { router: 1 }, { transliterated: () => ['router', 'route'] })).toEqual({
      meant: undefined,
      readings: [
        ['router', weights.spelling],
        ['modem', weights.synonym],
        ['route', weights.spelling],
      ],
    });
  });
});

describe('two words in one', () => {
  it('are read as both', () => {
    expect(corrected('switchturn', { switch: 1, turn: 1 })).toEqual({
      meant: undefined,
      readings: [['switch+turn', weights.joined]],
    });
    expect(corrected('turnswitch', { switch: 1, turn: 1 }).readings).toEqual([['turn+switch', weights.joined]]);
  });

  it('are not read so if texts lack one of them, or one has less than four letters', () => {
    expect(corrected('switchturn', { switch: 1 })).toEqual(nothing);
    expect(corrected('switchoff', { switch: 1, off: 1 })).toEqual(nothing);
    expect(corrected('offswitch', { switch: 1, off: 1 })).toEqual(nothing);
  });
});

describe('a typing error', () => {
  const forms = { router: ['router', 'Routers'], rooster: ['rooster'] };

  it('is read as the likest word of the texts, with its synonyms, and names it', () => {
    expect(corrected('ruoter', { router: 1 }, { forms })).toEqual({
      meant: 'router',
      readings: [
        ['router', weights.typo[1]],
        ['modem', weights.synonym],
      ],
    });
  });

  it('names the form that was typed, without the capital of a sentence', () => {
    expect(corrected('ruoters', { router: 1 }, { forms }).meant).toBe('routers');
  });

  it('names the form that was typed even if no text has it, but only of a long word', () => {
    const none = { router: ['router'], door: ['door'] };
    expect(
      corrected('ruoting', { router: 1 }, { forms: { router: ['router'] }, near: () => ['router'] }).readings,
    ).toEqual([]);
    expect(corrected('ruotering', { router: 1 }, { forms: none }).meant).toBe('routering');
    expect(corrected('dooring', { door: 1 }, { forms: none, near: () => ['door'] })).toEqual(nothing);
  });

  it('of four letters is read so if two neighbouring letters are swapped and the language does not know the word', () => {
    const slow = { forms: { slow: ['Slow', 'slower'] } };
    expect(corrected('slwo', { slow: 1 }, slow)).toEqual({ meant: 'slow', readings: [['slow', weights.typo[1]]] });
    expect(corrected('slwo', { slow: 1 }, { ...slow, known: 'word' })).toEqual(nothing);
    expect(corrected('slwo', { slow: 1 }, { forms: { slow: ['slower'] } })).toEqual(nothing);
    expect(corrected('slaw', { slow: 1 }, { ...slow, near: () => ['slow'] })).toEqual(nothing);
  });

  it('counts less with two errors', () => {
    expect(corrected('subscirptoin', { subscription: 1 }, { forms: { subscription: ['subscription'] } })).toEqual({
      meant: 'subscription',
      readings: [['subscription', weights.typo[2]]],
    });
  });

  it('is read as every word that is equally like it, and names the one that most texts have', () => {
    const two = {
      forms: { later: ['later'], latex: ['latex'], latent: ['latent'] },
      near: () => ['later', 'latex', 'latent'],
    };
    expect(corrected('latez', { later: 1, latex: 3, latent: 9 }, two)).toEqual({
      // Both differ in the last letter alone: it may be a form of them.
      meant: undefined,
      readings: [
        ['latex', weights.typo[1]],
        ['later', weights.typo[1]],
      ],
    });
    const inside = { forms: { paster: ['paster'], poster: ['poster'] }, near: () => ['paster', 'poster'] };
    expect(corrected('pister', { paster: 1, poster: 2 }, inside).meant).toBe('poster');
    expect(corrected('pister', { paster: 2, poster: 1 }, inside).meant).toBe('paster');
  });

  it('is not corrected between more than three words that are equally like it', () => {
    const words = ['paster', 'poster', 'puster', 'pyster'];
    const counts = Object.fromEntries(words.map((word) => [word, 1]));
    const forms = Object.fromEntries(words.map((word) => [word, [word]]));
    expect(corrected('pister', counts, { forms, near: () => words })).toEqual(nothing);
    expect(corrected('pister', counts, { forms, near: () => words.slice(1) }).readings).toHaveLength(3);
  });

  it('is not corrected to a word that differs in more letters than a slip has', () => {
    expect(corrected('routing', { router: 1 }, { forms: { router: ['roasters'] }, near: () => ['router'] })).toEqual(
      nothing,
    );
  });

  it('is not named if only the ending differs', () => {
    expect(corrected('routera', { router: 1 }, { forms: { router: ['routers'] }, near: () => ['router'] })).toEqual({
      meant: undefined,
      readings: [
        ['router', weights.typo[1]],
        ['modem', weights.synonym],
      ],
    });
    expect(
      corrected('configuraiton', { configuration: 1 }, { forms: { configuration: ['configuration'] } }).meant,
    ).toBe('configuration');
  });

  it('of a listed word is named if the last letter is the same or was swapped', () => {
    const listed = { forms: { acmephone: ['acmephone'], acmephoto: ['acmephoto'] } };
    for (const typed of ['acmephne', 'acmephoen'])
      expect(corrected(typed, { acmephone: 1 }, listed).meant, typed).toBe('acmephone');
    expect(corrected('acmephoni', { acmephone: 1 }, listed).meant).toBeUndefined();
    expect(corrected('acmephto', { acmephoto: 1 }, listed).meant).toBeUndefined();
  });

  it('in an identifier is meant as it was typed', () => {
    expect(corrected('ruoter', { router: 1 }, { forms, identifier: true })).toEqual(nothing);
    expect(corrected('turnswitch', { switch: 1, turn: 1 }, { identifier: true }).readings).toHaveLength(1);
  });
});

describe('a word of the language', () => {
  const forms = { router: ['router'] };

  it('is not corrected, nor is any before the words of the language are known', () => {
    expect(corrected('ruoter', { router: 1 }, { forms, known: 'word' })).toEqual(nothing);
    const knowledge = gatherKnowledge(analyser, exampleCorpus({ router: 1 }), new Map());
    const slot = { text: 'ruoter', term: 'ruoter', common: false, identifier: false, start: 0, end: 6 };
    expect(correct(slot, 0, false, knowledge)).toEqual({ readings: [] });
  });

  it('in what may be a form of it is corrected only if two letters are swapped or letters sound alike', () => {
    expect(corrected('ruoter', { router: 1 }, { forms, known: 'form' }).meant).toBe('router');
    expect(corrected('roater', { router: 1 }, { forms, known: 'form' })).toEqual(nothing);
    const password = { forms: { пароль: ['пароль'] }, known: 'form' } as const;
    expect(corrected('пороль', { пароль: 1 }, password).meant).toBe('пароль');
    expect(corrected('параль', { пароль: 1 }, password).meant).toBe('пароль');
    expect(corrected('пируль', { пароль: 1 }, { ...password, near: () => ['пароль'] })).toEqual(nothing);
  });
});
