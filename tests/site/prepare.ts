import { buildSmallSite } from './build.ts';

// Makes shared files before the tests run in parallel: two that make them at once delete each other's.
buildSmallSite('small');
buildSmallSite('configured');
