import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storage } from '../../../site/storage.ts';
import type { SiteConfig } from './siteConfig.ts';
import { storageKeys, storageMarkdown } from './storage.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Keys of inline scripts, which cannot import `src/dom/storage.ts`; a variable part is `*`. */
function keysNamedInCode(): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: root, encoding: 'utf8' });
  const scripts = files.split('\n').filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('src/model/'));
  return scripts.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    const named = [...code.matchAll(/\.(?:get|set|remove)Item\(\s*(['"`])(.*?)\1/g)].map(([, , key = '']) => key);
    const destructured = [...code.matchAll(/\{([^{}]*)\}[^={}]*= localStorage\b/g)].map(([, keys = '']) => keys);
    const keys = [...named, ...destructured.flatMap((keys) => keys.trim().split(/\s*,\s*/))];
    return keys.map((key) => key.replace(/\$\{[^}]*\}/, '*'));
  });
}

describe('the table of what the site stores', () => {
  it('has every key that the code names itself; types ensure it for the others', () => {
    const known: readonly string[] = storageKeys.local;
    const named = keysNamedInCode();
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((key) => !known.some((pattern) => pattern === key || isOfPattern(key, pattern)))).toEqual([]);
  });

  const rowsWith = (search: SiteConfig['search']) =>
    storageMarkdown({ config: { search }, storage }, 'en').trim().split('\n').slice(2);
  const hosted = {
    provider: 'algolia',
    appId: 'A1',
    searchKey: 'key',
    indexName: 'docs',
    searchParameters: {},
    pathPrefix: '/docs/',
  } as const;

  it('has a row for each key, with its purpose and duration', () => {
    const rows = rowsWith(hosted);
    expect(rows).toHaveLength(Object.values(storageKeys).flat().length);
    expect(rows[0]).toContain('`theme`');
    expect(rows.find((row) => row.includes('`tabs-…`'))).toContain('you clear');
  });

  it('leaves out the version of the docs with embedded search, which does not store it', () => {
    const named = (rows: readonly string[]) => rows.some((row) => row.includes('docs-preferred-version-default'));
    expect(named(rowsWith(hosted))).toBe(true);
    expect(named(rowsWith({ provider: 'embedded' }))).toBe(false);
  });
});

const isOfPattern = (key: string, pattern: string): boolean =>
  pattern.endsWith('*') && key.startsWith(pattern.slice(0, -1));
