import { z } from 'zod';
import { replaced } from '../../../model/config/writerComponent.ts';

export const Partial = replaced({
  about: 'A text that several pages show, from the folder `partials`.',
  example: '<Partial name="password-rules" />',
  attributes: z.strictObject({ name: z.string().min(1) }),
  children: 'none',
  where: { block: 'a text of whole paragraphs' },
  takes: 'a partial is the same on every page and takes nothing but its name',
  // Partials were expanded before (src/content/markdown/partials.ts); one that is left has no text.
  becomes: () => 'nothing',
});
