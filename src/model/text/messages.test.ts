import { describe, expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import fa from '../../../site/strings/fa.ts';
import ru from '../../../site/strings/ru.ts';
import { fill, plural } from './messages.ts';

describe('plural', () => {
  it('uses the form of a fraction', () => {
    expect(plural(ru.blog.posts, 1.5, 'ru')).toBe('1,5 записи');
  });

  it('separates thousands as the language does', () => {
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
