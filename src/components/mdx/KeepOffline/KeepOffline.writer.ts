import { leaf, noAttributes, rendered } from '../../../model/config/writerComponent.ts';

export const KeepOffline = rendered({
  about: 'The controls that store the site in the browser: [keep.md](keep.md).',
  example: '<KeepOffline />',
  attributes: noAttributes,
  ...leaf,
});
