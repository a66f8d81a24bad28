import { leaf, noAttributes, rendered } from '../../../model/config/writerComponent.ts';

export const CopyDownload = rendered({
  about: 'The copy of the site in the language of the reader, in one file: [copies.md](copies.md).',
  example: '<CopyDownload />',
  attributes: noAttributes,
  ...leaf,
  sheets: () => ['copies'],
});
