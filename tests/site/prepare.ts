import { buildSmallSite } from './build.ts';

// What several tests share is made before they run in parallel: two that make it at once delete each other's files.
buildSmallSite('small');
buildSmallSite('configured');
