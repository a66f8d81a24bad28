import { z } from 'zod';
import { type Facts, formatFact, isSet, unknownFact } from '../../../model/config/facts.ts';
import { leaf, rendered } from '../../../model/config/writerComponent.ts';
import { readerOf } from '../../../model/text/format.ts';

/** False for an unknown fact, which is reported at its place. */
const isShown = (id: string, facts: Facts) => unknownFact(id, facts) === undefined && isSet(facts, id);

export const Fact = rendered({
  about: 'A fact of `site/facts.ts` that several pages state, or a price multiplied with `times={40}`.',
  example: '<Fact id="refundWindow" />',
  attributes: z.strictObject({ id: z.string().min(1), times: z.int().positive().optional() }),
  ...leaf,
  words: ({ attributes: { id, times }, locale, vocabulary: { config, facts } }) =>
    isShown(id, facts) ? formatFact(facts, id, readerOf(config, locale), times) : '',
  misuse: ({ attributes: { id, times }, vocabulary: { facts } }) =>
    unknownFact(id, facts) ??
    (times && facts[id]?.kind !== 'price' ? `"${id}" is not a price: \`times\` multiplies nothing else.` : undefined),
  unshowable: ({ attributes: { id }, vocabulary: { facts } }) =>
    unknownFact(id, facts) || isSet(facts, id)
      ? undefined
      : `The fact "${id}" has no value yet; put the sentence between <IfSet fact="${id}"> and </IfSet>.`,
});
