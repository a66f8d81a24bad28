import { describe, expect, it } from 'vitest';
import en from '../../site/strings/en.ts';
import type { Placed } from '../model/pages/docs.ts';
import { exampleEntry } from '../model/testing/exampleSite.ts';
import { daysOfAge, listUnchecked } from './freshness.ts';

const page = (id: string, checked?: string): Placed => ({
  ...exampleEntry('docs', id, { checked }),
  path: `/docs/${id}`,
});
const list = (...pages: Placed[]) =>
  listUnchecked(pages, en.search.sections, {
    days: 180,
    today: '2026-11-22',
    lastUpdated: new Map([['content/en/docs/troubleshoot/dns.mdx', '2026-10-01']]),
  }).split('\n');

describe('The list of pages to be checked again', () => {
  it('has those that were checked longer ago, or never, by section, the oldest first', () => {
    expect(
      list(
        page('troubleshoot/slow', '2026-05-25'),
        page('services/new', '2026-05-26'),
        page('troubleshoot/mtu', '2026-01-01'),
        page('troubleshoot/dns'),
        page('tutorial-basics/start', '2025-11-22'),
      ),
    ).toEqual([
      en.search.sections.tutorials,
      '  content/en/docs/tutorial-basics/start.mdx: was checked on 2025-11-22, 365 days ago.',
      '',
      en.search.sections.troubleshooting,
      '  content/en/docs/troubleshoot/dns.mdx: was never checked; its text is of 2026-10-01.',
      '  content/en/docs/troubleshoot/mtu.mdx: was checked on 2026-01-01, 325 days ago.',
      '  content/en/docs/troubleshoot/slow.mdx: was checked on 2026-05-25, 181 days ago.',
      '',
      '4 of 5 pages were not checked in the last 180 days.',
    ]);
  });

  it('names a day that is still to come: nobody has checked anything then', () => {
    expect(list(page('services/new', '2027-01-01'))).toContain(
      '  content/en/docs/services/new.mdx: says that it was checked on 2027-01-01, which is still to come.',
    );
  });

  it('is empty when everything was checked', () => {
    expect(list(page('services/new', '2026-11-22'))).toEqual(['0 of 1 pages were not checked in the last 180 days.']);
  });
});

it.each([
  ['180d', 180],
  ['0d', 0],
  ['180', undefined],
  ['6m', undefined],
  ['-5d', undefined],
  [undefined, undefined],
])('An age of %s is %s days', (written, days) => {
  expect(daysOfAge(written)).toBe(days);
});
