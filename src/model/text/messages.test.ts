import { describe, expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import fa from '../../../site/strings/fa.ts';
import ru from '../../../site/strings/ru.ts';
import { fill, plural } from './messages.ts';

describe('plural', () => {
  it('uses the form of a fraction', () => {
    expect(plural(ru.blog.posts, 1.5, 'ru')).toBe('1,5 записи');
  });

  it('agrees in the case that the sentence asks for', () => {
    const found = (changes: number, releases: number) =>
      `${plural(ru.changelog.changes, changes, 'ru')} ${plural(ru.changelog.inReleases, releases, 'ru')}`;
    expect(found(1, 1)).toBe('1 изменение в\u00a01\u00a0выпуске');
    expect(found(74, 36)).toBe('74 изменения в\u00a036\u00a0выпусках');
    expect(found(115, 21)).toBe('115 изменений в\u00a021\u00a0выпуске');
    expect(plural(fa.changelog.changes, 115, 'fa')).toBe('۱۱۵ تغییر');
    expect(plural(en.changelog.inReleases, 1, 'en')).toBe('in 1 release');
  });

  it('separates thousands as the reader does', () => {
    expect(plural(en.changelog.changes, 1234, 'en')).toBe('1,234 changes');
    expect(plural(fa.changelog.changes, 1234, 'fa')).toBe('۱٬۲۳۴ تغییر');
    expect(plural(ru.changelog.changes, 1234, 'ru')).toBe('1\u00a0234 изменения');
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
