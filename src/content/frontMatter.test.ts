import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Problem } from '../model/problems/problems.ts';
import {
  pageFrontMatter,
  partialTranslationFrontMatter,
  postFrontMatter,
  translationFrontMatter,
} from './frontMatter.ts';
import { parsePage } from './sourceFile.ts';

const texts = 'title: Slow\ndescription: What to try.';

function read(schema: z.ZodType, yaml: string) {
  const problems: Problem[] = [];
  const page = parsePage({ file: 'page.mdx', text: `---\n${yaml}\n---\nText.` }, schema, problems);
  return { value: page?.frontMatter, messages: problems.map(({ line, message }) => `${line}: ${message}`) };
}

describe('the front matter of a page', () => {
  it('has title and description, and defaults for the rest', () => {
    expect(read(pageFrontMatter, texts)).toEqual({
      value: {
        title: 'Slow',
        description: 'What to try.',
        keywords: [],
        asked: {},
        unlisted: false,
        draft: false,
        hide_table_of_contents: false,
        redirect_from: [],
      },
      messages: [],
    });
  });

  it.each([
    ['slug: /', { slug: '/' }],
    ['slug: /a-b/c.d', { slug: '/a-b/c.d' }],
    ['slug: start', { slug: 'start' }],
    ['keywords: [slow, 403]', { keywords: ['slow', '403'] }],
    ['sidebar_label: Slow', { sidebar_label: 'Slow' }],
    ['checked: 2026-11-22', { checked: '2026-11-22' }],
    ['redirect_from: [/docs/old-name, /old, /docs/v2.0]', { redirect_from: ['/docs/old-name', '/old', '/docs/v2.0'] }],
  ])('may have %s', (yaml, value) => {
    expect(read(pageFrontMatter, `${texts}\n${yaml}`)).toMatchObject({ value, messages: [] });
  });

  it.each(['a b', 'a/', '//a', 'a//b', '/a?', ''])('may not have the slug "%s"', (slug) => {
    expect(read(pageFrontMatter, `${texts}\nslug: "${slug}"`).messages).toEqual([
      `4: slug is "${slug}": a slug has letters a to z, digits and hyphens, such as slow-connection.`,
    ]);
  });

  it.each([
    [
      ['docs/old', '/docs/', '/docs/a b', '/-docs', '/'],
      'begins with a slash and ends without one, such as /docs/old-name.',
    ],
    [['/fa/docs', '/ru'], 'has no language in front; it is valid in all of them.'],
    [
      ['/docs/old.html', '/docs/index', '/404', '/docs/old.HTML'],
      'has no ending; readers who type .html or /index.html are redirected as well.',
    ],
  ])('may not have the old addresses %j', (paths, reason) => {
    for (const path of paths)
      expect(read(pageFrontMatter, `${texts}\nredirect_from: ["${path}"]`).messages).toEqual([
        `4: redirect_from.0 is "${path}": an old address ${reason}`,
      ]);
  });

  it.each([
    ['title: " "\ndescription: a', '2: title is empty; write it.'],
    ['title: a', '2: description is missing: it should be text.'],
    [`${texts}\nid: slow`, '4: "id" is not used here: the path of the file is the id; slug changes the address.'],
  ])('is reported if it has a mistake: %s', (yaml, message) => {
    expect(read(pageFrontMatter, yaml).messages).toEqual([message]);
  });
});

describe('the front matter of a post', () => {
  it('has a day and its authors', () => {
    expect(read(postFrontMatter, `${texts}\ndate: 2024-10-15\nauthors: [founders]`)).toMatchObject({
      value: { date: '2024-10-15', authors: ['founders'], tags: [], draft: false },
      messages: [],
    });
  });
});

const hash = 'abcd';

describe('the front matter of a translation', () => {
  it('has its own words and the stamp of the English text', () => {
    expect(read(translationFrontMatter, `${texts}\nsource:\n  "": ${hash}\n  wifi: ${hash}${hash}`)).toMatchObject({
      value: { title: 'Slow', source: { '': hash, wifi: hash + hash } },
      messages: [],
    });
  });

  it.each([
    'slug',
    'unlisted',
    'draft',
    'hide_table_of_contents',
    'redirect_from',
    'authors',
    'checked',
    'date',
    'tags',
  ])('leaves to the English page what applies to all languages: %s', (key) => {
    expect(read(translationFrontMatter, `${texts}\n${key}: a`).messages).toEqual([
      `4: "${key}" is not used here: only the English page has it, for all languages; leave it out.`,
    ]);
  });

  it.each([`${hash}A`, `x${hash}`, `${hash}-`, '""'])('is refused with a stamp written by hand: %s', (stamp) => {
    expect(read(translationFrontMatter, `${texts}\nsource: { a: ${stamp} }`).messages).toEqual([
      expect.stringContaining('it is not what `npm run translations -- --stamp` writes.'),
    ]);
  });
});

describe('the front matter of the translation of a partial', () => {
  it('has only the stamp of the English text', () => {
    expect(read(partialTranslationFrontMatter, `source: { "": ${hash} }`)).toEqual({
      value: { source: { '': hash } },
      messages: [],
    });
  });

  it.each(['title', 'keywords', 'slug', 'draft', 'authors', 'checked', 'date', 'tags'])(
    'leaves to the pages that show it: %s',
    (key) => {
      expect(read(partialTranslationFrontMatter, `${key}: a`).messages).toEqual([
        `2: "${key}" is not used here: a partial is a part of pages, and they have it; leave it out.`,
      ]);
    },
  );
});
