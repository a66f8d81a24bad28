import { expect, it } from 'vitest';
import { didYouMean } from './didYouMean.ts';

const known = ['services/start-over', 'guide/slow', 'guide/start', 'ios', 'docs/'];

it.each([
  ['guide/strat', ' Did you mean "guide/start"?'],
  ['Guide/Start', ' Did you mean "guide/start"?'],
  ['troubleshoot/slow', ' Did you mean "guide/slow"?'],
  ['guide/quick', ''],
  // The nearest wins; three letters may have one error, longer names one in four.
  ['guide/sto', ' Did you mean "guide/slow"?'],
  ['oxs', ''],
  ['iod', ' Did you mean "ios"?'],
  ['is', ''],
  ['service/start-ovr', ' Did you mean "services/start-over"?'],
  // No name is the same as none.
  ['api/', ''],
])('for "%s" it offers what is near, and nothing else: "%s"', (written, offered) => {
  expect(didYouMean(written, known)).toBe(offered);
});
