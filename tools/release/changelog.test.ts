import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { releaseNotes } from './changelog.ts';

const root = join(import.meta.dirname, '..', '..');

const changelog = (unreleased: string, text = '- A button.') =>
  `# Changelog\n\nAbout it.\n\n## [Unreleased]\n${unreleased}\n## [1.1.0] - 2026-11-22\n\n### Added\n\n${text}\n\n## [1.0.0] - 2026-11-21\n\n- The site.\n`;

describe('the notes of a release', () => {
  test('are the section of the version, without the sections around it', () => {
    expect(releaseNotes(changelog(''), '1.1.0')).toEqual({
      version: '1.1.0',
      day: '2026-11-22',
      text: '### Added\n\n- A button.',
    });
    expect(releaseNotes(changelog(''), '1.0.0').text).toBe('- The site.');
  });

  test('need a dated section for the version', () => {
    expect(() => releaseNotes(changelog(''), '1.2.0')).toThrow('no section "## [1.2.0] - <day>"');
    expect(() => releaseNotes('## [1.2.0]\n\n- Undated.\n', '1.2.0')).toThrow('no section');
    expect(() => releaseNotes('## [1.2.0] - 2026-12-01\n', '1.2.0')).toThrow('is empty');
  });

  test('cannot leave out changes that no version has', () => {
    expect(() => releaseNotes(changelog('\n- A later button.\n'), '1.1.0')).toThrow('under [Unreleased]');
  });
});

test('The changelog of this site has a section for the version in package.json', () => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').replace(/(## \[Unreleased\])[\s\S]*?(?=^## )/m, '$1\n');
  expect(releaseNotes(text, version).text).toMatch(/^### (Added|Changed|Deprecated|Removed|Fixed|Security)$/m);
});
