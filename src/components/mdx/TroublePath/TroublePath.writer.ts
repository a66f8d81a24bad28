import { sheetsOf } from '../../../model/screens.ts';
import { leaf, noAttributes, rendered } from '../../../model/writerComponent.ts';

export const TroublePath = rendered({
  about: 'The questions of `site/troublePath.ts` that lead to what to try first.',
  example: '<TroublePath />',
  attributes: noAttributes,
  ...leaf,
  sheets: ({ vocabulary: { screens, troublePath } }) => {
    const shown = Object.values(troublePath.advice).flatMap(({ show }) => (show && screens[show]) || []);
    return [...shown.flatMap(sheetsOf), 'path'];
  },
});
