import type { ProseSection } from '../../model/content/content.ts';
import type { PageSummary } from '../../model/views/pageSummary.ts';
import type { SearchRecord } from '../types.ts';

export type PageOfRecords = Pick<SearchRecord, 'url' | 'section' | 'title' | 'path' | 'note'>;

/** Sections that only link to other pages and answer nothing. */
const leadingOn: readonly string[] = ['next', 'sources'];

/** True if search includes the heading with this id. */
export function isFound(heading: string): boolean {
  return !leadingOn.includes(heading);
}

/** The records of a written page: its own, and one for each heading. */
export function writtenRecords(page: PageOfRecords, { description, text }: PageSummary): SearchRecord[] {
  if (!text) return [];
  const sections: readonly ProseSection[] = text.compiled.sections;
  const introduction = sections.find(({ heading }) => heading === undefined)?.text ?? '';
  const own: SearchRecord = {
    ...page,
    description,
    keywords: text.keywords,
    asked: text.asked[''] ?? [],
    text: introduction,
  };
  const headings = sections.flatMap(({ heading, text: prose }): SearchRecord[] => {
    if (heading === undefined || !isFound(heading.id)) return [];
    const { id: anchor, text: name } = heading;
    const asked = text.asked[anchor] ?? [];
    return [{ ...page, heading: name, anchor, asked, text: prose }];
  });
  return [own, ...headings];
}
