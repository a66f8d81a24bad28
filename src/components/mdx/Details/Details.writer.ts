import { z } from 'zod';
import { likeItsHtml, noSheets, noSteps, rendered } from '../../../model/config/writerComponent.ts';

export const Details = rendered({
  about: 'Text that few readers need, which opens under its summary.',
  example: '<Details summary="…">',
  attributes: z.strictObject({ summary: z.string().min(1) }),
  children: 'flow',
  where: 'anywhere',
  sheets: noSheets,
  steps: noSteps,
  words: ({ attributes }) => attributes.summary,
  ...likeItsHtml,
});
