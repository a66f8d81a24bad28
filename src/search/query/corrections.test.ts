import { describe, expect, it } from 'vitest';
import { readingWeights as weights } from '../ranking.ts';
import { exampleAnalyser, exampleCorpus } from '../testing/language.ts';
import { correct, gatherKnowledge, type Knowledge } from './corrections.ts';

const analyser = exampleAnalyser({ synonyms: ['router, modem'] });

interface Case extends Partial<Pick<Knowledge, 'near' | 'transliterated'>> {
  readonly typed: string;
  /** How many records have a term. */
  readonly terms: Readonly<Record<string, number>>;
  /** The forms in which texts have a term, besides the term itself. */
  readonly forms?: Readonly<Record<string, readonly string[]>>;
  readonly isComplete?: boolean;
  readonly last?: boolean;
  readonly identifier?: boolean;
}

/** Corrects the second word of a query: the word that was meant, and weighted readings. */
function corrected({
  typed,
  terms,
  forms = {},
  isComplete = true,
  last = false,
  identifier = false,
  ...changes
}: Case) {
  const knowledge: Knowledge = {
    ...gatherKnowledge(analyser, exampleCorpus(terms), new Map()),
    formsOf: (term) => (forms[term] ?? [term]).map((written) => ({ written, text: written.toLowerCase() })),
    isComplete,
    ...changes,
  };
  const slot = { text: typed, term: analyser.stem(typed), common: false, identifier };
  const { readings, meant } = correct(slot, 1, last, knowledge);
  for (const { from, to, prefix } of readings) expect({ from, to, prefix }).toEqual({ from: 1, to: 1, prefix: false });
  return [meant, ...readings.map(({ terms: read, weight }) => `${read.join('+')} ${weight}`)];
}

const nothing = [undefined];
const connect = { forms: { connect: ['connection'], con: ['concern'] }, last: true };
const later = { forms: { later: ['later'], latex: ['latex'] }, near: () => ['later', 'latex'] };
const paster = { near: () => ['paster', 'poster'] };

describe('a word', () => {
  it.each<[title: string, Case, expected: (string | undefined)[]]>([
    [
      'that is still being typed is read as the longest stem of a text that goes on as it does',
      { typed: 'connecti', terms: { connect: 1, con: 1 }, ...connect },
      [undefined, `connect ${weights.prefix}`],
    ],
    ['so as a shorter one', { typed: 'conce', terms: { con: 1 }, ...connect }, [undefined, `con ${weights.prefix}`]],
    ['is not read so if no text goes on', { typed: 'connecta', terms: { connect: 1 }, ...connect }, nothing],
    [
      'if its stem is too short',
      { typed: 'conn', terms: { co: 1 }, forms: { co: ['connection'] }, last: true },
      nothing,
    ],
    ['if another word follows', { typed: 'connecti', terms: { connect: 1 }, ...connect, last: false }, nothing],
    [
      'in letters of another script is read as the terms that it may stand for, and as their synonyms',
      { typed: 'rooter', terms: { router: 1 }, transliterated: () => ['router', 'route'] },
      [undefined, `router ${weights.exact}`, `modem ${weights.synonym}`, `route ${weights.exact}`],
    ],
    [
      'with a typing error is read as the likest word of the texts, with its synonyms, and names it',
      { typed: 'ruoter', terms: { router: 1 } },
      ['router', `router ${weights.typo}`, `modem ${weights.synonym}`],
    ],
    [
      'names the form that was typed, without the capital of a sentence',
      { typed: 'ruoters', terms: { router: 1 }, forms: { router: ['router', 'Routers'] } },
      ['routers', `router ${weights.typo}`, `modem ${weights.synonym}`],
    ],
    [
      'names the form that was typed even if no text has it',
      { typed: 'ruotering', terms: { router: 1 } },
      ['routering', `router ${weights.typo}`, `modem ${weights.synonym}`],
    ],
    ['but only of a long word', { typed: 'dooring', terms: { door: 1 }, near: () => ['door'] }, nothing],
    ['and only if it is near', { typed: 'ruoting', terms: { router: 1 }, near: () => ['router'] }, nothing],
    [
      'with two errors counts less',
      { typed: 'subscirptoin', terms: { subscription: 1 } },
      ['subscription', `subscription ${weights.typo}`],
    ],
    [
      // Both differ in the last letter alone: it may be a form of them.
      'is read as every word that is equally like it, the one that most texts have first',
      { typed: 'latez', terms: { later: 1, latex: 3 }, ...later },
      [undefined, `latex ${weights.typo}`, `later ${weights.typo}`],
    ],
    [
      'names that one',
      { typed: 'pister', terms: { paster: 1, poster: 2 }, ...paster },
      ['poster', `poster ${weights.typo}`, `paster ${weights.typo}`],
    ],
    [
      'names the other one',
      { typed: 'pister', terms: { paster: 2, poster: 1 }, ...paster },
      ['paster', `paster ${weights.typo}`, `poster ${weights.typo}`],
    ],
    [
      'is not corrected to a word that differs in more letters than a slip has',
      { typed: 'routing', terms: { router: 1 }, forms: { router: ['roasters'] }, near: () => ['router'] },
      nothing,
    ],
    [
      'is not named if only the ending differs',
      { typed: 'routera', terms: { router: 1 }, forms: { router: ['routers'] }, near: () => ['router'] },
      [undefined, `router ${weights.typo}`, `modem ${weights.synonym}`],
    ],
    [
      'but if two letters before it do',
      { typed: 'configuraiton', terms: { configuration: 1 } },
      ['configuration', `configuration ${weights.typo}`],
    ],
    ['of an identifier is meant as it was typed', { typed: 'ruoter', terms: { router: 1 }, identifier: true }, nothing],
    ['waits for the texts', { typed: 'ruoter', terms: { router: 1 }, isComplete: false }, nothing],
  ])('%s', (_, one, expected) => expect(corrected(one)).toEqual(expected));
});
