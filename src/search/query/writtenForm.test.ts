import { describe, expect, it } from 'vitest';
import { exampleAnalyser, exampleCorpus } from '../testing/language.ts';
import { formsOf, likestForm } from './writtenForm.ts';

const form = (written: string) => ({ written, text: written.toLowerCase() });

describe('the form of a word that is likest to what was typed', () => {
  it.each([
    ['is the one with the fewest other letters', ['setting', 'settings', 'set'], 'setings', 'settings', 1],
    ['is the first of several', ['later', 'latex'], 'lated', 'later', 1],
    ['has no capital of a sentence', ['Settings'], 'settings', 'settings', 0],
    ['keeps the capitals of a name', ['WireGuard'], 'wiregard', 'WireGuard', 1],
    ['keeps an abbreviation', ['VPN'], 'vpm', 'VPN', 1],
  ])('%s', (_, forms, typed, written, distance) => {
    expect(likestForm(forms.map(form), typed)).toEqual({ written, distance });
  });

  it('is missing if there are none', () => {
    expect(likestForm([], 'a')).toBeUndefined();
  });
});

describe('the forms of a term', () => {
  it('are those in titles, headings and texts of records that have it', () => {
    const corpus = exampleCorpus({ page: 2 });
    const texts = new Map([['core', ['Two pages, the Page.', 'No such word.']]] as const);
    expect(formsOf('page', corpus, texts, exampleAnalyser())).toEqual([
      { written: 'Page', text: 'page' },
      { written: 'pages', text: 'pages' },
      { written: 'Page', text: 'page' },
      { written: 'Page', text: 'page' },
    ]);
    expect(formsOf('other', corpus, texts, exampleAnalyser())).toEqual([]);
  });

  it('are those of synonyms as well, as they are written there', () => {
    const analyser = exampleAnalyser({ synonyms: ['Gadgets, gadget, the gadget, big gadget', 'page, Acme-Pages'] });
    const formsIn = (term: string) => formsOf(term, exampleCorpus({ page: 1 }), new Map(), analyser);
    expect(formsIn('gadget')).toMatchObject([
      { written: 'Gadgets', text: 'gadgets' },
      { written: 'gadget', text: 'gadget' },
    ]);
    expect(formsIn('page').map(({ written }) => written)).toEqual(['Page', 'page']);
    expect(formsIn('acmepage')).toMatchObject([{ written: 'Acme-Pages', text: 'acmepages' }]);
  });

  it('are those of titles alone before the texts have come, and of at most eight records', () => {
    expect(formsOf('page', exampleCorpus({ page: 20 }), new Map(), exampleAnalyser())).toHaveLength(8);
  });
});
