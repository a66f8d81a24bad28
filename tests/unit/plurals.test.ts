import { describe, expect, it } from 'vitest';
import en from '../../site/strings/en.ts';
import fa from '../../site/strings/fa.ts';
import ru from '../../site/strings/ru.ts';
import { type PluralForms, plural } from '../../src/model/text/messages.ts';

/** Counts that distinguish plural forms, some above a hundred included. */
const counts = [1, 2, 4, 5, 11, 12, 14, 20, 21, 22, 25, 101, 111, 112];

const inRussian = (forms: PluralForms) => counts.map((count) => plural(forms, count, 'ru').replaceAll('\u00a0', ' '));

describe('A count is followed by its own form, in Russian:', () => {
  it.each([
    ['CHROME-21: blog entries', ru.blog.posts, '# запись, # записи, # записей'],
    ['CHROME-22: minutes of reading', ru.blog.minutes, '# минута чтения, # минуты чтения, # минут чтения'],
    ['CHROME-24: search results', ru.search.results, '# результат, # результата, # результатов'],
    ['CHROME-23: documents', ru.search.documents, 'Найден # документ, Найдено # документа, Найдено # документов'],
  ])('%s', (_, forms: PluralForms, expected) => {
    const [one, few, many] = expected.split(', ');
    const shown = [one, few, few, many, many, many, many, many, one, few, many, one, many, many];
    expect(inRussian(forms)).toEqual(counts.map((count, index) => shown[index]?.replace('#', String(count))));
  });
});

describe('A count is followed by its own form, in the other languages:', () => {
  it.each([
    ['CHROME-21: blog entries, in en', en.blog.posts, '1 post, 2 posts, 21 posts'],
    ['CHROME-22: minutes of reading, in en', en.blog.minutes, '1 minute read, 2 minute read, 21 minute read'],
    ['CHROME-24: search results, in en', en.search.results, '1 result, 2 results, 21 results'],
    ['CHROME-23: documents, in en', en.search.documents, '1 document found, 2 documents found, 21 documents found'],
  ])('%s', (_, forms: PluralForms, expected) =>
    expect([1, 2, 21].map((count) => plural(forms, count, 'en')).join(', ')).toBe(expected),
  );

  it.each([
    ['CHROME-21: blog entries, in fa', fa.blog.posts, '۱٬۲۱۲ نوشته'],
    ['CHROME-22: minutes of reading, in fa', fa.blog.minutes, '۱٬۲۱۲ دقیقه مطالعه'],
    ['CHROME-24: search results, in fa', fa.search.results, '۱٬۲۱۲ نتیجه'],
    ['CHROME-23: documents found, in fa', fa.search.documents, '۱٬۲۱۲ صفحه پیدا شد'],
  ])('%s', (_, forms: PluralForms, expected) => expect(plural(forms, 1212, 'fa')).toBe(expected));
});
