import type { SiteContents } from '../model/pages/siteContents.ts';
import type { Locale, Localized } from '../model/text/locale.ts';
import type { FilterNames } from './filter.ts';

/** The names of what changes can be filtered by. Platforms keep their makers' names. */
export function filterNames(
  { changeKinds, changeTargets, platforms }: Pick<SiteContents, 'changeKinds' | 'changeTargets' | 'platforms'>,
  locale: Locale,
): FilterNames {
  const named = (names: readonly (readonly [string, Localized])[]) =>
    Object.fromEntries(names.map(([id, name]) => [id, name[locale]]));
  return {
    platforms,
    components: named(Object.entries(changeTargets).filter(([id]) => !Object.hasOwn(platforms, id))),
    kinds: named(Object.entries(changeKinds)),
  };
}

/** The name of a platform or component. */
export function targetName({ platforms, components }: FilterNames, id: string): string {
  return platforms[id] ?? components[id] ?? id;
}
