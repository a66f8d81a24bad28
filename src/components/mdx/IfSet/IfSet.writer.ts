import { z } from 'zod';
import { isSet, unknownFact } from '../../../model/facts.ts';
import { replaced } from '../../../model/writerComponent.ts';

export const IfSet = replaced({
  about: 'Text that is shown only if the fact has a value; inside a sentence or around whole paragraphs.',
  example: '<IfSet fact="page.status">',
  attributes: z.strictObject({ fact: z.string().min(1) }),
  children: 'flow',
  place: 'anywhere',
  misuse: ({ attributes: { fact }, vocabulary: { facts } }) => unknownFact(fact, facts),
  becomes: ({ attributes: { fact }, vocabulary: { facts } }) => (isSet(facts, fact) ? 'children' : 'nothing'),
});
