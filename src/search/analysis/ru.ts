import { stemmer } from '@orama/stemmers/russian';
import { createAnalyser } from './analyser.ts';
import { layoutReadings, russian } from './layout.ts';
import { names } from './names.ts';
import { stopWords } from './ru/stop-words.ts';
import { synonyms } from './ru/synonyms.ts';
import { wordFamilies } from './ru/word-families.ts';

const cyrillic = /^[а-я]+$/;

/** Stem of a form -> stem of its family, for the forms that Snowball keeps apart. */
const familyStems = new Map(
  wordFamilies.flatMap((family) => {
    const [head = '', ...forms] = family.split(' ').map((form) => stemmer(form));
    return forms.map((form) => [form, head] as const);
  }),
);

function stem(folded: string): string {
  if (!cyrillic.test(folded)) return folded;
  const snowball = stemmer(folded);
  return familyStems.get(snowball) ?? snowball;
}

export const analyser = createAnalyser({
  locale: 'ru',
  stem,
  stopWords,
  synonyms: [...names, ...synonyms],
  layoutReadings: layoutReadings([russian]),
});
