import { leaf, noAttributes, rendered } from '../../../model/config/writerComponent.ts';

export const ChangelogOverview = rendered({
  about: 'The years of the changelog, and how many changes each has.',
  example: '<ChangelogOverview />',
  attributes: noAttributes,
  ...leaf,
});
