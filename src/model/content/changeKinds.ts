/** Kinds of changes in a release. `site/changelog.ts` names each in every language. */
export const changeKindIds = ['added', 'changed', 'fixed', 'security', 'removed', 'known-issue'] as const;

export type ChangeKind = (typeof changeKindIds)[number];
