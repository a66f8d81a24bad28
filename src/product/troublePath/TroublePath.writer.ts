import { z } from 'zod';
import { leaf, rendered } from '../../model/config/writerComponent.ts';
import { sheetsOf } from '../screens/screens.ts';

export const TroublePath = rendered({
  about: 'The questions of `site/troublePath.ts` that lead to what to try, from the first one or another.',
  example: '<TroublePath from="connected" />',
  attributes: z.strictObject({ from: z.string().optional() }),
  ...leaf,
  sheets: ({ vocabulary: { screens, troublePath } }) => {
    const shown = Object.values(troublePath.advice).flatMap(({ show }) => (show && screens[show]) || []);
    return [...shown.flatMap(sheetsOf), 'path'];
  },
});
