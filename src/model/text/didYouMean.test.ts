import { expect, it } from 'vitest';
import { didYouMean } from './didYouMean.ts';

const known = ['services/start-over', 'guide/slow', 'guide/start', 'ios', 'docs/'];

it.each([
  ['guide/strat', ' Did you mean "guide/start"?'],
  ['Guide/Start', ' Did you mean "guide/start"?'],
  ['troubleshoot/slow', ' Did you mean "guide/slow"?'],
  ['guide/quick', ''],
  // The nearest wins; three letters may contain one error, longer names one in four.
  ['guide/sto', ' Did you mean "guide/slow"?'],
  ['oxs', ''],
  ['iod', ' Did you mean "ios"?'],
  ['is', ''],
  ['service/start-ovr', ' Did you mean "services/start-over"?'],
  // An empty name counts as missing.
  ['api/', ''],
])('for "%s" only a similar name is suggested: "%s"', (written, offered) => {
  expect(didYouMean(written, known)).toBe(offered);
});
