import { stemmer } from '@orama/stemmers/english';
import { createAnalyser } from './analyser.ts';
import { stopWords } from './en/stop-words.ts';
import { synonyms } from './en/synonyms.ts';
import { latinReadings, persian, persianLegacy, russian } from './layout.ts';
import { names } from './names.ts';

const latin = /^[a-z]+$/;
const SHORTEST_STEMMED = 4;

function stem(folded: string): string {
  return folded.length >= SHORTEST_STEMMED && latin.test(folded) ? stemmer(folded) : folded;
}

export const analyser = createAnalyser({
  locale: 'en',
  stem,
  stopWords,
  synonyms: [...names, ...synonyms],
  layoutReadings: latinReadings([russian, persian, persianLegacy]),
});
