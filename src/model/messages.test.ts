import { describe, expect, it } from 'vitest';
import en from '../../site/strings/en.ts';
import fa from '../../site/strings/fa.ts';
import ru from '../../site/strings/ru.ts';
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

  it('has a sentence of its own for zero in every language', () => {
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
