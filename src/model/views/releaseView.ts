import { resolveHref } from '../addresses/urls.ts';
import type { ChangeKind } from '../content/changeKinds.ts';
import type { ChangelogEntry } from '../content/content.ts';
import { entryPath } from '../pages/changelog.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import { type InlineContent, withTargets } from '../text/inlineText.ts';
import type { Locale } from '../text/locale.ts';

/** A release as lists and its page show it in one language. */
export interface ReleaseView {
  /** `2024-10-15` */
  readonly date: string;
  readonly version: string;
  readonly headline: string;
  readonly href: string;
  readonly changes: readonly ChangeView[];
}

export interface ChangeView {
  /** Position in the release, from 1. Permalinks use it. */
  readonly number: number;
  readonly kind: ChangeKind;
  readonly kindName: string;
  /** Names of platforms and components. */
  readonly targets: readonly string[];
  readonly content: InlineContent;
}

type ReleaseSources = Pick<SiteContents, 'changeKinds' | 'changeTargets' | 'config' | 'urls'>;

export function releaseView(
  { changeKinds, changeTargets, config, urls }: ReleaseSources,
  locale: Locale,
  entry: ChangelogEntry,
): ReleaseView {
  const path = entryPath(entry.date);
  return {
    date: entry.date,
    version: entry.version,
    headline: entry.headline[locale],
    href: urls.page(locale, path),
    changes: entry.changes.map(({ kind, for: targets, text }, index) => ({
      number: index + 1,
      kind,
      kindName: changeKinds[kind][locale],
      targets: targets.map((id) => changeTargets[id]?.[locale] ?? id),
      content: withTargets(text[locale].content, (target) => resolveHref(target, path, locale, config, urls)),
    })),
  };
}
