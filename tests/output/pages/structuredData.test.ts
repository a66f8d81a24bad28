import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '../../../src/model/text/locale.ts';
import { absoluteSitePath, isServed } from './addresses.ts';
import { documents, type PageDocument } from './documents.ts';

const text = z.string().regex(/\S/);
const language = z.enum(locales);
const context = z.literal('https://schema.org');
/** Search engines follow only absolute addresses of existing pages. */
const address = z
  .string()
  .refine((url) => isServed(absoluteSitePath(url) ?? ''), 'is not the absolute address of a page');
const organization = z.strictObject({ '@type': z.literal('Organization'), name: text, url: z.url() });

const breadcrumbs = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'is not numbered from 1'),
});

const article = z.strictObject({
  '@context': context,
  '@type': z.literal('TechArticle'),
  headline: text.max(110),
  inLanguage: language,
  author: organization,
  dateModified: z.iso.date().optional(),
});

const post = article.extend({
  '@type': z.literal('BlogPosting'),
  author: z.array(organization.extend({ url: address })).min(1),
  datePublished: z.iso.date(),
});

const website = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  inLanguage: language,
  publisher: organization,
});

/** Types of structured data by kind of page; the first match applies. */
const kinds: readonly [pattern: RegExp, says: readonly z.ZodType[]][] = [
  [/^\/(404)?$|^\/..\/(404|search)$/, []],
  [/^\/..\/$/, [website]],
  [/^\/..\/blog\/(page\/\d+|archive|authors(\/.+)?|tags(\/.+)?)$|^\/..\/blog$/, [breadcrumbs]],
  [/^\/..\/blog\//, [breadcrumbs, post]],
  // Written pages at the addresses of operations.
  [/\/(stripe|coinpayments)-integration$/, [breadcrumbs, article]],
  [
    /^\/..\/(docs|pages)$|^\/..\/docs\/(api(\/(Mutations|Queries|Types|schema-changelog)|$)|changelog\/(changelog-)?\d)/,
    [breadcrumbs],
  ],
  [/^\/../, [breadcrumbs, article]],
];

const statements = ({ elements }: PageDocument): unknown[] =>
  elements('script')
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map((script) => JSON.parse(script.text));

describe('The structured data of every page', () => {
  test('has the schema.org types of its kind, with the properties that search engines use', () => {
    for (const page of documents.values()) {
      const says = kinds.find(([pattern]) => pattern.test(page.path))?.[1] ?? [];
      const data = statements(page);
      expect(data, page.path).toHaveLength(says.length);
      for (const [index, schema] of says.entries()) {
        const { error } = schema.safeParse(data[index]);
        expect(error && z.prettifyError(error), page.path).toBeUndefined();
      }
    }
  });

  test('is in the language of its page', () => {
    for (const page of documents.values()) {
      const own = z.looseObject({ inLanguage: z.string().optional() });
      for (const { inLanguage } of statements(page).map((data) => own.parse(data))) {
        if (inLanguage) expect(inLanguage, page.path).toBe(page.elements('html')[0]?.attributes['lang']);
      }
    }
  });

  test('has the page itself last in the breadcrumbs', () => {
    for (const page of documents.values()) {
      const trail = statements(page).flatMap((data) => breadcrumbs.safeParse(data).data?.itemListElement ?? []);
      if (trail.length > 0) expect(absoluteSitePath(trail.at(-1)?.item)).toBe(page.path);
    }
  });
});
