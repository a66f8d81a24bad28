import type { Site } from '../../src/model/site.ts';
import { type AskedRow, placeOf } from './askedSet.ts';

/** Sentences about the answers that the site does not have; none when every page and section exists. */
export function wrongAnswers(site: Site, rows: readonly AskedRow[]): string[] {
  return rows.flatMap(({ q, answers, also }) =>
    [...answers, ...also].flatMap((answer) => {
      const reason = whatIsWrongWith(site, answer);
      return reason === undefined ? [] : [`An answer to "${q}", ${answer}, ${reason}.`];
    }),
  );
}

function whatIsWrongWith(site: Site, answer: string): string | undefined {
  const { page, section } = placeOf(answer);
  if (!site.pages.has(page)) return 'is not a page of the site';
  if (section === undefined || headingIds(site, page).includes(section)) return undefined;
  return 'names a section that the page does not have';
}

function headingIds(site: Site, path: string): string[] {
  const page = site.pages.get(path);
  return page?.kind === 'doc' ? page.entry.source.compiled.headings.map(({ id }) => id) : [];
}
