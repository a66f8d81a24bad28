import type { ChangelogEntry } from '../../model/content/content.ts';
import type { JudgeLink } from '../../model/problems/linkFault.ts';
import { errorAt, listOf, type Problem } from '../../model/problems/problems.ts';
import { didYouMean } from '../../model/text/didYouMean.ts';
import type { Locale } from '../../model/text/locale.ts';
import { type Platforms, unknownPlatform } from '../platforms/platforms.ts';
import type { Feature, Features } from './featureSchema.ts';

const file = 'site/features.ts';

interface FeatureSources {
  /** Newest first. */
  readonly changelog: readonly ChangelogEntry[];
  readonly features: Features;
  readonly platforms: Platforms;
}

/** Kinds of changes that do not add a feature. */
const addsNoFeature: ReadonlySet<string> = new Set(['removed', 'known-issue']);

/** Targets of a feature according to the changelog (newest first), by id. */
export function availability(
  id: string,
  { changelog, features }: Pick<FeatureSources, 'changelog' | 'features'>,
): ReadonlySet<string> {
  const where = new Set(features[id]?.also);
  for (const change of changelog.toReversed().flatMap(({ changes }) => changes)) {
    if (!change.features?.includes(id)) continue;
    for (const target of change.for) {
      if (change.kind === 'removed') where.delete(target);
      else if (!addsNoFeature.has(change.kind)) where.add(target);
    }
  }
  return where;
}

/** True if an app has the feature; otherwise it is a part of the service for all platforms. */
export function isOnDevices(where: ReadonlySet<string>, platforms: Platforms): boolean {
  return Object.keys(platforms).some((platform) => where.has(platform));
}

export function featuresOf(group: string, features: Features): string[] {
  return Object.keys(features).filter((id) => features[id]?.group === group);
}

/** Names of the features that a table shows without asking the changelog, for search. */
export function featureNames(group: string, locale: Locale, features: Features): string[] {
  return featuresOf(group, features).flatMap((id) => features[id]?.name[locale] ?? []);
}

/** Problem with `<FeatureTable>`; undefined if it names a section or a platform. */
export function featureTableMisuse(
  group: string | undefined,
  platform: string | undefined,
  { features, platforms }: { readonly features: Features; readonly platforms: Platforms },
): string | undefined {
  if ((group === undefined) === (platform === undefined))
    return '<FeatureTable> takes either a group or a platform: <FeatureTable group="protection" />, <FeatureTable platform="windows" />.';
  const groups = new Set(Object.values(features).map((feature) => feature.group));
  const [what, given = '', ids] =
    group === undefined ? ['platform', platform, Object.keys(platforms)] : ['group', group, [...groups]];
  if (ids.includes(given)) return undefined;
  return `<FeatureTable> has no ${what} "${given}"; it has ${listOf(ids)}.${didYouMean(given, ids)}`;
}

interface CheckedSources extends FeatureSources {
  readonly undocumented: Readonly<Record<string, string>>;
  readonly filesWithErrors: ReadonlySet<string>;
}

/** Features without page or changelog entry, and additions that name no feature. */
export function checkFeatures(site: CheckedSources, judge: JudgeLink): Problem[] {
  const ids = [...Object.keys(site.features), ...Object.keys(site.undocumented)];
  const named = new Set(site.changelog.flatMap(({ changes }) => changes.flatMap((change) => change.features ?? [])));
  // A feature that seems to be missing may be named in an entry with errors.
  const isRead = ![...site.filesWithErrors].some((file) => file.startsWith('content/changelog/'));
  return [
    ...site.changelog.flatMap((entry) => changeProblems(entry, ids)),
    ...Object.entries(site.features).flatMap(([id, feature]) => featureProblems(id, feature, site, judge)),
    ...(isRead ? ids.filter((id) => !named.has(id)).map((id) => unnamed(id, site)) : []),
  ];
}

function unnamed(id: string, { features }: FeatureSources): Problem {
  const message = `No changelog entry names the feature "${id}"; add \`features: [${id}]\` to the one that added it, or remove it here.`;
  const group = features[id]?.group;
  return errorAt(file, group === undefined ? ['undocumented', id] : ['features', group, id], message);
}

function changeProblems({ file, changes }: ChangelogEntry, ids: readonly string[]): Problem[] {
  return changes.flatMap(({ kind, features }, index): Problem[] => {
    if (kind === 'added' && !features) {
      const message =
        'An addition names its feature: `features: [kill-switch]`, an id of site/features.ts. New features go there, with the page that documents them or the reason for having none.';
      return [errorAt(file, ['changes', index, 'kind'], message)];
    }
    return (features ?? [])
      .filter((id) => !ids.includes(id))
      .map((id) => {
        const message = `There is no feature "${id}" in site/features.ts; it has ${listOf(ids)}.${didYouMean(id, ids)}`;
        return errorAt(file, ['changes', index, 'features'], message);
      });
  });
}

function featureProblems(
  id: string,
  { group, page, also = [] }: Feature,
  { platforms }: CheckedSources,
  judge: JudgeLink,
): Problem[] {
  const problem = (part: string, message: string) => errorAt(file, ['features', group, id, part], message);
  const fault = judge(page);
  return [
    ...(fault ? [problem('page', `The page "${page}" of the feature "${id}" ${fault.reason}`)] : []),
    ...also.flatMap((platform) => unknownPlatform(platform, platforms) ?? []).map((text) => problem('also', text)),
  ];
}
