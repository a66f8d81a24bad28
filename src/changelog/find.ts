import { compareVersions } from '../model/text/version.ts';
import type { ChangelogFiles, ReleaseFacts, ReleaseTexts, TextsFile } from './files.ts';
import type { Filter } from './filter.ts';
import type { ChangeView, ReleaseView } from './release.ts';

/** Releases that a page of results shows, so that the document stays small however many match. */
export const releasesPerPage = 15;

/** Matches of a filter, and the requested page of them. */
export interface Found {
  readonly changes: number;
  readonly releases: number;
  /** A page beyond the last is the last. */
  readonly page: number;
  readonly pages: number;
  readonly shown: readonly ReleaseView[];
}

interface Match {
  readonly release: ReleaseFacts;
  /** Positions of the changes that match. */
  readonly changes: readonly number[];
}

/** Finds the changes that match, newest first. Rejects if a file cannot be loaded. */
export async function findChanges(
  files: ChangelogFiles,
  filter: Filter,
  hrefOf: (date: string) => string,
): Promise<Found> {
  const { releases } = await files.facts();
  const matches = releases.flatMap((release) => matchesIn(release, filter));
  const pages = Math.max(1, Math.ceil(matches.length / releasesPerPage));
  const page = Math.min(filter.page, pages);
  const onPage = matches.slice((page - 1) * releasesPerPage, page * releasesPerPage);
  const texts = await loadTexts(files, onPage);
  return {
    changes: matches.reduce((sum, { changes }) => sum + changes.length, 0),
    releases: matches.length,
    page,
    pages,
    shown: onPage.map(({ release, changes }) => viewOf(release, changes, texts, hrefOf)),
  };
}

function matchesIn(release: ReleaseFacts, { since, platform }: Filter): Match[] {
  const [, version, changes] = release;
  if (since !== '' && compareVersions(version, since) <= 0) return [];
  const matching = changes.flatMap(([, targets], index) =>
    platform === '' || targets.includes(platform) ? [index] : [],
  );
  return matching.length > 0 ? [{ release, changes: matching }] : [];
}

/** The texts of the releases by date. */
async function loadTexts(files: ChangelogFiles, matches: readonly Match[]): Promise<Map<string, ReleaseTexts>> {
  const years = new Set(matches.map(({ release: [date] }) => date.slice(0, 4)));
  const loaded: TextsFile[] = await Promise.all([...years].map((year) => files.texts(year)));
  return new Map(loaded.flatMap((file) => Object.entries(file)));
}

function viewOf(
  [date, version, facts]: ReleaseFacts,
  changes: readonly number[],
  texts: ReadonlyMap<string, ReleaseTexts>,
  hrefOf: (date: string) => string,
): ReleaseView {
  const [headline, contents] = texts.get(date) ?? ['', []];
  const views = changes.flatMap((index): ChangeView[] => {
    const change = facts[index];
    const content = contents[index];
    if (!change || !content) throw new Error(`The text of change ${index + 1} of ${date} is missing.`);
    return [{ number: index + 1, kind: change[0], for: change[1], content }];
  });
  return { date, version, headline, href: hrefOf(date), changes: views };
}
