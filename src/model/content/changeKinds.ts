/** What a change of a release is. `site/changelog.ts` names each in every language. */
export const changeKindIds = ['added', 'changed', 'fixed', 'security', 'removed', 'known-issue'] as const;

export type ChangeKind = (typeof changeKindIds)[number];
