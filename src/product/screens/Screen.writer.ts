import { z } from 'zod';
import { ownSteps, rendered } from '../../model/config/writerComponent.ts';
import { didYouMean } from '../../model/text/didYouMean.ts';
import { sheetsOf, wrongMarks } from './screens.ts';

export const Screen = rendered({
  about:
    'A picture of the app from `site/screens.ts`, next to the steps between the tags; `marks` puts their numbers at words of it.',
  example: '<Screen show="home-idle">',
  attributes: z.strictObject({ show: z.string().min(1), marks: z.string().optional() }),
  children: 'flow',
  where: 'anywhere',
  sheets: ({ attributes: { show }, vocabulary: { screens } }) => {
    const screen = Object.hasOwn(screens, show) ? screens[show] : undefined;
    return screen ? sheetsOf(screen) : [];
  },
  steps: ownSteps,
  twin: { className: 'shown', form: 'picture' },
  // It weighs more than the steps that it helps with, and needs a style sheet.
  copy: { leaveOut: ['figure.shown'] },
  misuse({ attributes: { show, marks }, vocabulary: { screens } }) {
    const screen = Object.hasOwn(screens, show) ? screens[show] : undefined;
    if (screen) return marks === undefined ? undefined : wrongMarks(marks, screen);
    return `There is no picture "${show}" (site/screens.ts).${didYouMean(show, Object.keys(screens))}`;
  },
});
