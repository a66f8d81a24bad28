import { z } from 'zod';
import { isSet, unknownFact } from '../../../model/config/facts.ts';
import { replaced } from '../../../model/config/writerComponent.ts';

/** Text that depends on whether a fact has a value. */
const whether = (set: boolean, about: string, example: string) =>
  replaced({
    about,
    example,
    attributes: z.strictObject({ fact: z.string().min(1) }),
    children: 'flow',
    where: 'anywhere',
    misuse: ({ attributes: { fact }, vocabulary: { facts } }) => unknownFact(fact, facts),
    becomes: ({ attributes: { fact }, vocabulary: { facts } }) => (isSet(facts, fact) === set ? 'children' : 'nothing'),
  });

export const IfSet = whether(
  true,
  'Text that is shown only if the fact has a value; inside a sentence or around whole paragraphs.',
  '<IfSet fact="page.status">',
);

export const IfUnset = whether(
  false,
  'Text that is shown only while the fact has no value, such as "not published".',
  '<IfUnset fact="page.status">',
);
