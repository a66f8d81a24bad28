/** How a change meets programs written for the version before. Dangerous: they run on, but may meet what they do not expect. */
export const changeLevels = ['breaking', 'dangerous', 'safe'] as const;
export type ChangeLevel = (typeof changeLevels)[number];

/** What can change between two versions, each with a sentence of its own in every language. */
export const changeKinds = [
  'operationAdded',
  'operationRemoved',
  'typeAdded',
  'typeRemoved',
  'typeKindChanged',
  'fieldAdded',
  'fieldRemoved',
  'fieldTypeChanged',
  'deprecated',
  'deprecationRemoved',
  'argumentAdded',
  'argumentRemoved',
  'argumentTypeChanged',
  'inputFieldAdded',
  'inputFieldRemoved',
  'defaultChanged',
  'enumValueAdded',
  'enumValueRemoved',
] as const;
export type ChangeKind = (typeof changeKinds)[number];
