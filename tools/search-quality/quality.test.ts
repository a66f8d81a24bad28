import { beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../src/content/loadSite.ts';
import { locales } from '../../src/model/locale.ts';
import type { Site } from '../../src/model/site.ts';
import { judgeEngine } from './measure.ts';
import { scoreOf } from './score.ts';

let site: Site;

beforeAll(() => {
  site = loadSite(process.cwd(), { drafts: false }).site;
});

test.each(locales)('readers of %s find the page first or among the first five', (locale) => {
  const judgements = judgeEngine(site, locale);
  const { queries, at1, at5 } = scoreOf(judgements);
  const missed = judgements.filter(({ rank, query }) => query.half === 'tune' && (rank === 0 || rank > 5));
  const hint = `missed of the tuning half: ${missed.map(({ query }) => query.q).join(', ')}`;
  expect(queries).toBeGreaterThanOrEqual(60);
  expect(at1, hint).toBeGreaterThanOrEqual(0.85);
  expect(at5, hint).toBeGreaterThanOrEqual(0.97);
});
