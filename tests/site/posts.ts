import { type Localized, locales } from '../../src/model/text/locale.ts';
import { prose } from './prose.ts';

const authors = ['founders', 'infrastructure'];
const tags = ['history', 'infrastructure', 'wireguard'];

const title: Localized = { en: 'A look back at ', fa: 'نگاهی به ', ru: 'Оглядываясь на\u00a0' };
const heading: Localized = { en: 'What came of it', fa: 'آنچه از آن برآمد', ru: 'Что из\u00a0этого вышло' };
const persianDigits = (number: number) => String(number).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));

/** 2007 is written by hand: 18 posts make two pages of the list, 10 and 8. */
const years = Array.from({ length: 17 }, (_, index) => 2008 + index);

function post(year: number, locale: keyof Localized): string {
  const facts = [
    `date: ${year}-06-10`,
    `authors: [${authors[year % authors.length]}]`,
    `tags: [history, ${tags[year % tags.length] === 'history' ? 'mobile' : tags[year % tags.length]}]`,
  ];
  const shown = locale === 'fa' ? persianDigits(year) : year;
  const paragraphs = prose.map((paragraph) => paragraph[locale]);
  return [
    '---',
    `title: ${title[locale]}${shown}`,
    `description: "${title[locale]}${shown}. ${paragraphs[0]}"`,
    ...(locale === 'en' ? facts : []),
    '---',
    '',
    paragraphs[0],
    '',
    '<!-- truncate -->',
    '',
    `## ${heading[locale]} {#outcome}`,
    '',
    paragraphs.join('\n\n'),
    '',
  ].join('\n');
}

export const postFiles: ReadonlyMap<string, string> = new Map(
  years.flatMap((year) =>
    locales.map((locale) => [`content/${locale}/blog/looking-back-at-${year}.mdx`, post(year, locale)] as const),
  ),
);
