import { resolveHref } from '../model/addresses/urls.ts';
import type { ChangelogEntry } from '../model/content/content.ts';
import { entryPath } from '../model/pages/changelog.ts';
import type { Site } from '../model/site.ts';
import { withTargets } from '../model/text/inlineText.ts';
import type { Locale } from '../model/text/locale.ts';
import type { ReleaseView } from './release.ts';

/** A release in a language, with the addresses of its links. */
export function releaseView({ config, urls }: Site, locale: Locale, entry: ChangelogEntry): ReleaseView {
  const path = entryPath(entry.date);
  return {
    date: entry.date,
    version: entry.version,
    headline: entry.headline[locale],
    href: urls.page(locale, path),
    changes: entry.changes.map(({ kind, for: targets, text }, index) => ({
      number: index + 1,
      kind,
      for: targets,
      content: withTargets(text[locale].content, (target) => resolveHref(target, path, locale, config, urls)),
    })),
  };
}
