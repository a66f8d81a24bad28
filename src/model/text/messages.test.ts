import { describe, expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import fa from '../../../site/strings/fa.ts';
import ru from '../../../site/strings/ru.ts';
import { fill, plural } from './messages.ts';

describe('plural', () => {
  it('uses the four forms of Russian', () => {
    const posts = (count: number) => plural(ru.blog.posts, count, 'ru');
    expect([1, 2, 5, 11, 21, 22, 25, 111].map(posts)).toEqual([
      '1 запись',
      '2 записи',
      '5 записей',
      '11 записей',
      '21 запись',
      '22 записи',
      '25 записей',
      '111 записей',
    ]);
    expect(posts(1.5)).toBe('1,5 записи');
  });

  it('keeps the Persian noun singular and writes Persian digits', () => {
    expect([1, 2, 18].map((count) => plural(fa.blog.posts, count, 'fa'))).toEqual(['۱ نوشته', '۲ نوشته', '۱۸ نوشته']);
  });

  it.each([
    [1, '1 minute read', '۱ دقیقه مطالعه', '1\u00a0минута чтения'],
    [2, '2 minute read', '۲ دقیقه مطالعه', '2\u00a0минуты чтения'],
    [5, '5 minute read', '۵ دقیقه مطالعه', '5\u00a0минут чтения'],
    [11, '11 minute read', '۱۱ دقیقه مطالعه', '11\u00a0минут чтения'],
  ])('counts reading time in every language: %i', (minutes, english, persian, russian) => {
    expect(plural(en.blog.minutes, minutes, 'en')).toBe(english);
    expect(plural(fa.blog.minutes, minutes, 'fa')).toBe(persian);
    expect(plural(ru.blog.minutes, minutes, 'ru')).toBe(russian);
  });

  it('separates thousands as the reader does', () => {
    expect(plural(en.changelog.entries, 1234, 'en')).toBe('1,234 releases');
    expect(plural(fa.changelog.entries, 1234, 'fa')).toBe('۱٬۲۳۴ نسخه');
    expect(plural(ru.changelog.entries, 1234, 'ru')).toBe('1\u00a0234 выпуска');
  });

  it('has a separate sentence for zero in every language', () => {
    expect(plural(en.blog.posts, 0, 'en')).toBe('No posts');
    expect(plural(fa.blog.posts, 0, 'fa')).toBe('بدون نوشته');
    expect(plural(ru.blog.posts, 0, 'ru')).toBe('Нет записей');
  });
});

describe('fill', () => {
  it('puts values into their places and leaves an unknown name visible', () => {
    expect(fill('{page} of {pages}', { page: 2 })).toBe('2 of {pages}');
  });
});
