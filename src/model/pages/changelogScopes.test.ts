import { describe, expect, it } from 'vitest';
import type { ChangeKind } from '../content/changeKinds.ts';
import type { Change } from '../content/content.ts';
import { exampleSite, sameInline } from '../testing/exampleSite.ts';
import { changelogScopes, feedFolder, feedTitle } from './changelogScopes.ts';

const site = exampleSite();
const scopes = changelogScopes(site);
const change = (kind: ChangeKind, targets: readonly string[]): Change => ({ kind, for: targets, text: sameInline('') });

describe('the parts of the changelog', () => {
  it('are the security changes, then everything that a change can be for', () => {
    expect(scopes.map(({ id }) => id)).toEqual(['security', ...Object.keys(site.changeTargets)]);
  });

  it('hold the changes of their kind or target', () => {
    const holding = (one: Change) => scopes.filter(({ holds }) => holds(one)).map(({ id }) => id);
    const [target = ''] = Object.keys(site.changeTargets);
    expect(holding(change('security', [target]))).toEqual(['security', target]);
    expect(holding(change('fixed', [target]))).toEqual([target]);
    expect(holding(change('fixed', []))).toEqual([]);
  });

  it('filter by platform or by component', () => {
    for (const { id, condition } of scopes.slice(1)) {
      expect(condition).toBe(id in site.platforms ? 'platform' : 'component');
    }
    expect(scopes[0]?.condition).toBe('kind');
  });
});

describe('the feeds of a part of the changelog', () => {
  it('have their own folder and title', () => {
    const [security] = scopes;
    expect([feedFolder(undefined), feedFolder(security)]).toEqual(['/docs/changelog', '/docs/changelog/security']);
    expect(feedTitle(undefined, site.strings.en, 'en')).toBe(site.strings.en.changelog.title);
    expect(feedTitle(security, site.strings.en, 'en')).toContain(site.changeKinds.security.en);
  });
});
