import { leaf, noAttributes, rendered } from '../../model/config/writerComponent.ts';

export const ProtocolChooser = rendered({
  about: 'Readers say which network they are in, and see which protocol gets through (`site/networks.ts`).',
  example: '<ProtocolChooser />',
  attributes: noAttributes,
  ...leaf,
  sheets: () => ['chooser'],
  copy: { leaveOut: ['.chooser'] },
});
