import { buildSmallSite } from './build.ts';

// Before the tests run in parallel: two builds at once would delete each other's files.
buildSmallSite('small');
buildSmallSite('configured');
