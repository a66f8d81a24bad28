import { changeKinds, changeTargets } from '../../site/changelog.ts';
import type { Change } from './content.ts';
import type { Locale } from './locale.ts';
import { fill } from './messages.ts';
import type { Strings } from './strings.ts';

/** A part of the changelog that has feeds of its own: a platform or component, or the security changes. */
export interface ChangelogScope {
  /** First folder below the changelog in the addresses of its feeds. */
  readonly id: string;
  readonly holds: (change: Change) => boolean;
  /** Its name in a language. */
  readonly name: (locale: Locale) => string;
}

const security: ChangelogScope = {
  id: 'security',
  holds: (change) => change.kind === 'security',
  name: (locale) => changeKinds.security[locale],
};

/** Security first, then platforms and components in the order of `site/changelog.ts`. */
export const changelogScopes: readonly ChangelogScope[] = [
  security,
  ...Object.entries(changeTargets).map(
    ([id, name]): ChangelogScope => ({
      id,
      holds: (change) => change.for.includes(id),
      name: (locale) => name[locale],
    }),
  ),
];

/** Path of the folder with the feeds of the changelog or of a part of it. */
export function feedFolder(scope: ChangelogScope | undefined): string {
  return scope ? `/docs/changelog/${scope.id}` : '/docs/changelog';
}

/** Title of the feeds of the changelog or of a part of it: "Changelog: Windows". */
export function feedTitle(scope: ChangelogScope | undefined, strings: Strings, locale: Locale): string {
  const { title, scopeTitle } = strings.changelog;
  return scope ? fill(scopeTitle, { scope: scope.name(locale) }) : title;
}
