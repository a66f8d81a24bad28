import { z } from 'zod';
import { leaf, rendered } from '../../../model/config/writerComponent.ts';
import { downloadFiles } from '../../../reference/downloads/names.ts';

export const Download = rendered({
  about: 'A link to a file that the build makes.',
  example: '<Download file="schema.graphql" />',
  // The licences are those of what readers receive; the build writes the file (tools/licenses.ts).
  attributes: z.strictObject({ file: z.enum(['licenses.txt', ...downloadFiles]) }),
  ...leaf,
});
