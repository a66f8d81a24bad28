import { describe, expect, it } from 'vitest';
import { exampleSite, exampleSource, same } from '../testing/exampleSite.ts';
import { checkHomeLinks } from './checkHomeLinks.ts';

const { home, hub } = exampleSource;
const keys = (changes: Partial<typeof exampleSource>) =>
  checkHomeLinks(exampleSite(changes)).map(({ file, key }) => [file, key]);

describe('the home page and the docs hub', () => {
  it('lead to pages', () => {
    expect(checkHomeLinks(exampleSite())).toEqual([]);
  });

  it('are reported where they lead nowhere', () => {
    const lost = { label: same('Lost'), to: '/docs/lost' };
    const items = { ...home.problems.items, fa: [{ label: 'Lost', to: '/docs/lost' }] };
    const changed = {
      ...home,
      problems: { ...home.problems, items, more: lost },
      devices: { ...home.devices, more: lost },
    };
    expect(keys({ home: changed, hub: { ...hub, tasks: { ...hub.tasks, items: [lost] } } })).toEqual([
      ['site/home.ts', ['home', 'problems', 'items', 'fa', 0, 'to']],
      ['site/home.ts', ['home', 'problems', 'more', 'to']],
      ['site/home.ts', ['home', 'devices', 'more', 'to']],
      ['site/hub.ts', ['hub', 'tasks', 'items', 0, 'to']],
    ]);
  });

  it('are reported if a platform has no page or a document does not exist', () => {
    const role = { label: same('Subscriber'), text: same('Text'), docs: ['guide/start', 'guide/strat'] };
    const problems = checkHomeLinks(
      exampleSite({
        platforms: { ios: 'iOS', android: 'Android' },
        hub: { ...hub, roles: { ...hub.roles, items: [role] } },
      }),
    );
    expect(problems).toMatchObject([
      { file: 'site/platforms.ts', key: ['platforms', 'android'] },
      {
        file: 'site/hub.ts',
        key: ['hub', 'roles', 'items', 0, 'docs', 1],
        message: expect.stringMatching(/names the document "guide\/strat".*Did you mean "guide\/start"\?$/),
      },
    ]);
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
