import { z } from 'zod';
import { phrases } from '../model/content/asked.ts';
import { hashLength } from '../model/content/translation.ts';
import { refusedKeys } from '../model/problems/schemaProblems.ts';
import { isLocale } from '../model/text/locale.ts';
import { docusaurusKeys, keysOfPosts } from './refusedFrontMatter.ts';

const written = z.string().trim().min(1);
const dateForm = 'a date is a day of the calendar, written as 2024-10-15';
const date = z.iso.date(dateForm);
const slug = z
  .string()
  .regex(/^(\/|\/?[\w.-]+(\/[\w.-]+)*)$/, 'a slug has letters a to z, digits and hyphens, such as slow-connection');

/** An old address of a page: the part after the language, exactly as it was published. */
const oldAddress = z
  .string()
  .regex(/^(\/\w[\w.-]*)+$/, 'an old address begins with a slash and ends without one, such as /docs/old-name')
  .refine(
    (path) => !isLocale(path.split('/')[1] ?? ''),
    'an old address has no language in front; it is valid in all of them',
  )
  .refine(
    (path) => !/(\.[a-z]{2,}|\/index|\/404)$/i.test(path),
    'an old address has no ending; readers who type .html or /index.html are redirected as well',
  );

/** Fields that each language sets for itself. */
const textKeys = {
  title: written.describe('Heading and page title; at most 60 characters, no final stop'),
  description: written.describe('One or two sentences for search results, 50-160 characters'),
  sidebar_label: z.string().min(1).optional().describe('A shorter title for the sidebar'),
  keywords: z.array(z.coerce.string()).default([]).describe('Words that readers type and the text does not use'),
  asked: z
    .record(z.string(), phrases)
    .default({})
    .describe('What people type who want the page (under "") or a section (under the id of its heading)'),
};

/** Fields that the English source decides for all languages. */
const commonKeys = {
  slug: slug.optional().describe('Address, if it is not the path of the file'),
  unlisted: z.boolean().default(false).describe('Left out of sidebars, lists, search and sitemap'),
  draft: z.boolean().default(false).describe('Shown in development only'),
  hide_table_of_contents: z.boolean().default(false).describe('Shows no list of the headings'),
  redirect_from: z.array(oldAddress).default([]).describe('Addresses at which the page was before: /docs/old-name'),
};

/** Front matter of an English page, with the keys of Docusaurus. */
export const pageFrontMatter = z.strictObject({
  ...textKeys,
  ...commonKeys,
  checked: date.optional().describe('Day on which somebody last compared the page with the product, line by line'),
});

export const postFrontMatter = z.strictObject({
  ...textKeys,
  ...commonKeys,
  date: date.describe('Day of publication: 2024-10-15'),
  tags: z.array(z.string()).default([]).describe('Ids of site/tags.ts'),
  authors: z
    .array(z.string())
    .min(1, 'a post names at least one author of site/authors.ts')
    .describe('Ids of site/authors.ts'),
});

/** Stamps of `npm run translations -- --stamp`: hashes of English blocks by section. */
const stamp = z.record(
  z.string(),
  z
    .string()
    .regex(new RegExp(`^([0-9a-z]{${hashLength}})+$`), 'it is not what `npm run translations -- --stamp` writes'),
  'it is a list of sections; `npm run translations -- --stamp <this file>` writes it',
);

const source = stamp.optional().describe('Written by `npm run translations -- --stamp`; never by hand');

/** Front matter of a translation: its words, and the stamp of its English text. */
export const translationFrontMatter = z.strictObject({ ...textKeys, source });

/** Front matter of a partial's translation: only the stamp. */
export const partialTranslationFrontMatter = z.strictObject({ source });

const englishOnly = 'only the English page has it, for all languages; leave it out';

pageFrontMatter.register(refusedKeys, { ...docusaurusKeys, ...keysOfPosts });
postFrontMatter.register(refusedKeys, docusaurusKeys);
const keysOfEnglish = [...Object.keys(commonKeys), 'authors', 'checked', 'date', 'tags'];
const refusing = (keys: readonly string[], why: string) => ({
  ...docusaurusKeys,
  ...Object.fromEntries(keys.map((key) => [key, why])),
});
translationFrontMatter.register(refusedKeys, refusing(keysOfEnglish, englishOnly));

const ofThePage = 'a partial is a part of pages, and they have it; leave it out';

partialTranslationFrontMatter.register(refusedKeys, refusing([...Object.keys(textKeys), ...keysOfEnglish], ofThePage));
