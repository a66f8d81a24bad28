/** A release in `CHANGELOG.md`. */
export interface ReleaseNotes {
  readonly version: string;
  /** `2026-11-22` */
  readonly day: string;
  /** Markdown below the heading of the release. */
  readonly text: string;
}

const heading = /^## \[(?<name>[^\]]+)\](?: - (?<day>\d{4}-\d{2}-\d{2}))?\s*$/;

/** The notes of a version. @throws {Error} if missing, undated, empty, or changes lack a version */
export function releaseNotes(changelog: string, version: string): ReleaseNotes {
  const sections = sectionsOf(changelog);
  if (sections.some(({ name, text }) => name === 'Unreleased' && text !== ''))
    throw new Error(
      'CHANGELOG.md: There are changes under [Unreleased]. Give them a version and a day, "## [1.2.0] - 2026-12-01", and package.json the same version.',
    );
  const found = sections.find(({ name }) => name === version);
  if (found?.day === undefined)
    throw new Error(`CHANGELOG.md: There is no section "## [${version}] - <day>" for the version in package.json.`);
  if (found.text === '') throw new Error(`CHANGELOG.md: The section of ${version} is empty; list what readers notice.`);
  return { version, day: found.day, text: found.text };
}

function sectionsOf(changelog: string): { name: string; day: string | undefined; text: string }[] {
  return changelog
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## '))
    .map((section) => {
      const [first = '', ...lines] = section.split('\n');
      const { name = first, day } = heading.exec(first)?.groups ?? {};
      return { name, day, text: lines.join('\n').trim() };
    });
}
