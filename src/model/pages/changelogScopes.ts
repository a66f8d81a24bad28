import type { Platforms } from '../../product/platforms/platforms.ts';
import type { Strings } from '../config/strings.ts';
import type { ChangeKind } from '../content/changeKinds.ts';
import type { Change } from '../content/content.ts';
import type { Locale, Localized } from '../text/locale.ts';
import { fill } from '../text/messages.ts';

/** Configuration of changes: names of their kinds, and of the platforms and components that they are for. */
export interface ChangeNames {
  readonly changeKinds: Readonly<Record<ChangeKind, Localized>>;
  readonly changeTargets: Readonly<Record<string, Localized>>;
  readonly platforms: Platforms;
}

/** A part of the changelog with its own feeds: a platform or component, or the security changes. */
export interface ChangelogScope {
  /** First folder below the changelog in the addresses of its feeds. */
  readonly id: string;
  /** The condition of the changelog filter that shows the same changes. */
  readonly condition: 'kind' | 'platform' | 'component';
  readonly holds: (change: Change) => boolean;
  readonly name: Localized;
}

const security: ChangeKind = 'security';

/** Security first, then platforms and components in the order of `site/changelog.ts`. */
export function changelogScopes({ changeKinds, changeTargets, platforms }: ChangeNames): ChangelogScope[] {
  return [
    { id: security, condition: 'kind', holds: ({ kind }) => kind === security, name: changeKinds[security] },
    ...Object.entries(changeTargets).map(
      ([id, name]): ChangelogScope => ({
        id,
        condition: Object.hasOwn(platforms, id) ? 'platform' : 'component',
        holds: (change) => change.for.includes(id),
        name,
      }),
    ),
  ];
}

/** Path of the folder with the feeds of the changelog or of a part of it. */
export function feedFolder(scope: Pick<ChangelogScope, 'id'> | undefined): string {
  return scope ? `/docs/changelog/${scope.id}` : '/docs/changelog';
}

/** Title of the feeds of the changelog or of a part of it: "Changelog: Windows". */
export function feedTitle(scope: ChangelogScope | undefined, strings: Strings, locale: Locale): string {
  const { title, scopeTitle } = strings.changelog;
  return scope ? fill(scopeTitle, { scope: scope.name[locale] }) : title;
}
