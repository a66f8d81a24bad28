import { expect, test } from 'vitest';
import { answerOf, type StoredAnswers } from './answers.ts';

const android = { p: 'android', l: 'Android', n: 4, s: ['Open the settings.', 'Choose a protocol.', 'Connect.'] };
const ios = { p: 'ios', l: 'iOS', n: 2, s: ['Open the app.', 'Connect.'] };
const general = { n: 2, s: ['Restart the app.', 'Connect again.'] };
const answers: StoredAnswers = { '/docs/a': '#steps', '/docs/a#steps': [android, ios], '/docs/b': [general, ios] };

test('a page is answered by the section with its steps', () => {
  expect(answerOf(answers, '/docs/a', 'ios')).toEqual({
    url: '/docs/a#steps',
    steps: ios.s,
    count: 2,
    platform: 'iOS',
  });
});

test('steps for a platform are shown to its readers and to those who have chosen none', () => {
  expect(answerOf(answers, '/docs/a#steps', '')?.platform).toBe('Android');
  expect(answerOf(answers, '/docs/a#steps', 'windows')).toBeUndefined();
});

test("general steps are shown unless the reader's platform has its own", () => {
  expect(answerOf(answers, '/docs/b', 'windows')).toEqual({ url: '/docs/b', steps: general.s, count: 2 });
  expect(answerOf(answers, '/docs/b', '')?.steps).toBe(general.s);
  expect(answerOf(answers, '/docs/b', 'ios')?.steps).toBe(ios.s);
});

test('a place without steps has no answer', () => expect(answerOf(answers, '/docs/c', '')).toBeUndefined());
