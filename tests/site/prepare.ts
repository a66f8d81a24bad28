import { buildSmallSite } from './build.ts';

// Before the tests run in parallel: two that make them at once delete each other's.
buildSmallSite('small');
buildSmallSite('configured');
