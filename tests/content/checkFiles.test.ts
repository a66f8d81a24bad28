import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CheckedSite, checkFiles, checkSite } from '../../src/check/checkSite.ts';
import { rules } from '../../src/check/rules.ts';
import { broken, sharedSite } from './mistakes.ts';
import { configurationOf } from './smallSite.ts';

const { shared, withMistake } = sharedSite();

describe('a check of one file', () => {
  it.each([
    ['address-in-a-translation', 'content/ru/docs/guide/slow.mdx'],
    ['address-in-a-translation', 'content/changelog/2024/2024-10-15.yaml'],
    ['address-in-a-translation', 'api/text/ru.yaml'],
    ['anchor-broken', 'content/fa/docs/guide/start.mdx'],
    ['author-unknown', 'content/en/blog/beginning.mdx'],
    ['api-schema-with-a-mistake', 'api/schema.graphql'],
    ['asked-of-unknown-heading', 'content/en/docs/guide/start.mdx'],
    ['changelog-link-broken', 'content/changelog/2024/2024-10-15.yaml'],
    ['front-matter-wrong-types', 'content/en/docs/guide/slow.mdx'],
    ['label-in-plain-bold', 'content/fa/docs/guide/start.mdx'],
    ['link-under-another-name', 'content/en/docs/guide/start.mdx'],
    ['page-in-no-sidebar', 'content/en/docs/guide/alone.mdx'],
    ['partial-that-no-page-shows', 'content/en/partials/cable.mdx'],
    ['partial-with-mistakes', 'content/en/partials/shop.mdx'],
    ['section-of-advice-renamed', 'content/en/docs/guide/slow.mdx'],
    ['sidebar-unknown-id', 'content/en/docs/guide/slow.mdx'],
    ['translation-missing', 'content/en/docs/guide/slow.mdx'],
  ])('reports the same about it as a check of everything: %s, %s', (name, file) =>
    withMistake(name, async (copy, overlay) => {
      const configuration = await configurationOf(overlay);
      const concerned = ({ problems }: CheckedSite) =>
        problems.filter((problem) => problem.file === file || problem.causedBy === file);
      const expected = concerned(checkSite(copy, configuration)).filter(
        ({ rule }) => !rules.site.some(({ id }) => id === rule),
      );
      expect(expected).not.toEqual([]);
      expect(concerned(checkFiles(copy, [file], configuration))).toEqual(expected);
    }),
  );

  it('covers the pictures that it shows, and no others', () =>
    withMistake('pictures-that-load-slowly', async (copy, overlay) => {
      writeFileSync(join(copy, 'public/img/good.png'), Buffer.alloc(60_000));
      const { problems } = checkFiles(copy, ['content/en/docs/guide/slow.mdx'], await configurationOf(overlay));
      const pictures = problems.map(({ file }) => file).filter((file) => file.startsWith('public'));
      expect(pictures).toEqual(['public/img/good.png']);
    }));

  it('reports nothing about a site without mistakes', async () => {
    const files = ['content/en/docs/guide/start.mdx', 'content/fa/partials/shop.mdx', 'api/text/en.yaml'];
    expect(checkFiles(shared, files, await configurationOf())).toEqual({ problems: [], complete: true });
  });
});

describe('the list of rules', () => {
  const levels = new Map(
    Object.values(rules)
      .flat()
      .map(({ id, level }) => [id, level]),
  );

  it('has every rule whose id ends a message, and no rule reports anything more severe than its level', () => {
    const lines = readdirSync(broken).flatMap((name) =>
      readFileSync(join(broken, name, 'expected.txt'), 'utf8').split('\n'),
    );
    const reported = lines.flatMap((line) => {
      const [, level = '', id = ''] = /^(error|warning) .* \[([a-z-]+)\]$/.exec(line) ?? [];
      return id === '' ? [] : [{ level, id }];
    });
    expect(reported.length).toBeGreaterThan(50);
    expect(reported.filter(({ id }) => !levels.has(id))).toEqual([]);
    expect(reported.filter(({ id, level }) => level === 'error' && levels.get(id) === 'warning')).toEqual([]);
  });
});
