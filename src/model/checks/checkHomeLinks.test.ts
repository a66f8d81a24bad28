import { describe, expect, it } from 'vitest';
import { exampleSite, exampleSource, same } from '../testing/exampleSite.ts';
import { checkHomeLinks } from './checkHomeLinks.ts';

const { home } = exampleSource;
const keys = (changes: Partial<typeof exampleSource>) =>
  checkHomeLinks(exampleSite(changes)).map(({ file, key }) => [file, key]);

describe('the links of the home page', () => {
  it('are reported if they lead nowhere', () => {
    const missing = { label: same('Lost'), to: '/docs/lost' };
    const items = { ...home.problems.items, fa: [{ label: 'Lost', to: '/docs/lost' }] };
    const changed = {
      ...home,
      problems: { ...home.problems, items, more: missing },
      devices: { ...home.devices, more: missing },
    };
    expect(keys({ home: changed })).toEqual([
      ['site/home.ts', ['home', 'problems', 'items', 'fa', 0, 'to']],
      ['site/home.ts', ['home', 'problems', 'more', 'to']],
      ['site/home.ts', ['home', 'devices', 'more', 'to']],
    ]);
  });

  it('are reported if a platform has no page', () => {
    const problems = checkHomeLinks(exampleSite({ platforms: { ios: 'iOS', android: 'Android' } }));
    expect(problems).toMatchObject([{ file: 'site/platforms.ts', key: ['platforms', 'android'] }]);
  });

  it('are not reported for pages whose own errors are reported', () => {
    expect(
      keys({
        docs: exampleSource.docs.filter(({ id }) => id !== 'guide/slow'),
        sidebars: {},
        filesWithErrors: new Set(['content/en/docs/guide/slow.mdx']),
      }),
    ).toEqual([]);
  });
});
