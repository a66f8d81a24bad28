import { expect, it } from 'vitest';
import { didYouMean } from './didYouMean.ts';

const known = ['guide/start', 'guide/slow', 'services/start-over'];

it.each([
  ['guide/strat', ' Did you mean "guide/start"?'],
  ['Guide/Start', ' Did you mean "guide/start"?'],
  ['troubleshoot/slow', ' Did you mean "guide/slow"?'],
  ['guide/quick', ''],
])('for "%s" it offers what is near, and nothing else: "%s"', (written, offered) => {
  expect(didYouMean(written, known)).toBe(offered);
});
