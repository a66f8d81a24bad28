import { createAnalyser } from './analyser.ts';
import { isEnding, isVerbPrefix, joinEndings } from './fa/half-space.ts';
import { stem } from './fa/stem.ts';
import { stopWords } from './fa/stop-words.ts';
import { synonyms } from './fa/synonyms.ts';
import { layoutReadings, persian, persianLegacy } from './layout.ts';
import { names } from './names.ts';

export const analyser = createAnalyser({
  locale: 'fa',
  stem,
  stopWords,
  synonyms: [...names, ...synonyms],
  layoutReadings: layoutReadings([persian, persianLegacy]),
  prepare: joinEndings,
  core: (words) => words.filter((word, index) => !(isVerbPrefix(word.text) || (index > 0 && isEnding(word.text)))),
  // Readers leave out the madda: ادرس for آدرس.
  spellings: (folded) => (folded.startsWith('ا') ? [`آ${folded.slice(1)}`] : []),
  shortestPart: 3,
});
