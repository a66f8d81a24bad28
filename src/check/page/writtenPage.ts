import type { PageText } from '../../model/content.ts';
import type { Passage } from '../passage.ts';
import { bodyPassages } from '../prose.ts';

/** A page in one language with the file it was read from, for the lines of its front matter. */
export interface WrittenPage {
  readonly text: PageText;
  readonly source: string;
}

export type TextKey = 'title' | 'description' | 'sidebar_label';

/** The line of a key of the front matter. */
export function lineOfKey({ source }: WrittenPage, key: TextKey): number | undefined {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? undefined : index + 1;
}

/** All prose of a page: title, description, label in the sidebar, body. Keywords are what readers type, right or wrong. */
export function pagePassages(page: WrittenPage): Passage[] {
  const { file, locale, title, description, sidebarLabel } = page.text;
  const texts: Readonly<Record<TextKey, string>> = { title, description, sidebar_label: sidebarLabel };
  const keys: readonly TextKey[] = ['title', 'description', 'sidebar_label'];
  const front = keys.flatMap((key): Passage[] => {
    const line = lineOfKey(page, key);
    return line === undefined ? [] : [{ file, locale, line, text: texts[key] }];
  });
  return [...front, ...bodyPassages(page.text)];
}
