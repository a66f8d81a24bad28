import { expect, it } from 'vitest';
import type { Locale } from '../../model/text/locale.ts';
import { pageText } from '../testing.ts';
import { checkRepetition } from './repetition.ts';

const long =
  'The app keeps the interface of the VPN and lets nothing through it until the tunnel is back or you press Disconnect.';

const page = (name: string, body: string, locale: Locale = 'en') => ({
  ...pageText(locale, body),
  file: `content/${locale}/docs/${name}.mdx`,
});

it('finds a long sentence that was copied to another page of the language', () => {
  expect(checkRepetition([page('one', long), page('two', `Short.\n\n${long}`)])).toMatchObject([
    { level: 'error', file: 'content/en/docs/two.mdx', line: 7, message: expect.stringContaining('one.mdx, line 5') },
  ]);
});

it('leaves short steps, other languages and the page itself alone', () => {
  const step = 'Enter the two-factor code, if you use one.';
  expect(
    checkRepetition([page('one', `${step}\n\n${long}\n\n${long}`), page('two', step), page('one', long, 'ru')]),
  ).toEqual([]);
});
