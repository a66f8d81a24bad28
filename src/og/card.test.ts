import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../content/loadSite.ts';
import { allViews } from '../model/site.ts';
import { locales } from '../model/text/locale.ts';
import { cardNamed, cardNames } from './card.ts';
import { cardImage } from './cardImage.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });
const names = cardNames(site);

describe('the cards', () => {
  it('are those that the heads of pages refer to, and no others', () => {
    const referred = new Set(allViews(site).map(({ head }) => head.image));
    const made = locales.flatMap((locale) =>
      names.map((name) => site.urls.absolute(site.urls.file(`/og/${locale}/${name}.png`))),
    );
    expect(new Set(made)).toEqual(referred);
  });

  it('are one per section and one per post, not one per page of the API or the changelog', () => {
    const posts = site.posts.map(({ id }) => `blog-${id}`);
    expect(names.toSorted()).toEqual(['home', 'blog', ...Object.keys(site.sectionCards), ...posts].toSorted());
  });

  it.each(locales)('have room for their words (%s)', { timeout: 60_000 }, async (locale) => {
    for (const name of names) await expect(cardImage(cardNamed(site, locale, name))).resolves.toBeDefined();
  });
});

describe('a card', () => {
  it('of a post names title, authors and date in the language of the page', () => {
    expect(cardNamed(site, 'fa', 'blog-arab-spring-and-privacy')).toMatchObject({
      locale: 'fa',
      section: 'وبلاگ',
      title: 'سال ۲۰۱۱ دربارهٔ حریم خصوصی چه یادمان داد',
      foot: 'تیم بنیان‌گذار · تیم امنیت · ۲۸ مهر ۱۳۹۰',
    });
  });

  it('of a post that is not translated is in English throughout', () => {
    const posts = site.posts.map((post) => ({ ...post, translations: {} }));
    const name = 'blog-first-servers';
    expect(cardNamed({ ...site, posts }, 'fa', name)).toEqual(cardNamed(site, 'en', name));
  });

  it('of an unknown section is an error that names it', () => {
    expect(() => cardNamed(site, 'ru', 'pricing')).toThrow('There is no card "pricing"');
  });
});
