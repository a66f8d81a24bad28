import { expect, it } from 'vitest';
import { translatedPage } from './pages.ts';
import { formatChanges, formatStatus } from './status.ts';

const page = (words: string) => `---\ntitle: Slow\ndescription: When it is slow.\n---\n\n${words}\n\nWait.\n`;
const before = page('Move the router closer.');
const russian = '---\ntitle: Медленно\ndescription: Когда медленно.\n---\n\nПодойдите.\n\nЖдите.\n';
const texts = (english: string, text: string | undefined) =>
  translatedPage('content/en/docs/troubleshoot/slow.mdx', english, {
    file: 'content/ru/docs/troubleshoot/slow.mdx',
    text,
  });
const stamped = texts(before, russian).stamped();
const now = texts(page('Move the phone closer.'), stamped);

it('counts the texts of every section, and the English words that are left to translate', () => {
  expect(formatStatus(new Map([['ru', [now, texts(before, undefined)]]]))).toBe(
    [
      '    section            texts  current  stale  missing  words left',
      'ru  docs/troubleshoot      8        3      1        4          14',
      'ru  all                    8        3      1        4          14',
    ].join('\n'),
  );
});

it('shows what has changed in English since, from the history', () => {
  expect(formatChanges(now, () => [page('Something else.'), before])).toEqual([
    'content/en/docs/troubleshoot/slow.mdx:6  Move the [-router-]{+phone+} closer.',
  ]);
});

it('says so if there is no history', () => {
  expect(formatChanges(now, () => [])).toEqual([
    'content/en/docs/troubleshoot/slow.mdx:6  changed; the text before is not in the history: Move the phone closer.',
  ]);
});

it('does not say that English has changed if the translation was never stamped', () => {
  expect(formatChanges(texts(before, russian), () => [])).toEqual([
    'content/en/docs/troubleshoot/slow.mdx:2  translated, but not stamped yet: Slow',
    'content/en/docs/troubleshoot/slow.mdx:3  translated, but not stamped yet: When it is slow.',
    'content/en/docs/troubleshoot/slow.mdx:6  translated, but not stamped yet: Move the router closer.',
    'content/en/docs/troubleshoot/slow.mdx:8  translated, but not stamped yet: Wait.',
  ]);
});

it('names texts that English no longer has', () => {
  const shorter = texts(before.replace('\n\nWait.', ''), stamped);
  expect(formatChanges(shorter, () => [])).toEqual([
    'content/ru/docs/troubleshoot/slow.mdx  The top has texts that English no longer has; remove them, then stamp it.',
  ]);
});
