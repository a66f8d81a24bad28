import type { PageText, WrittenText } from '../../model/content/content.ts';
import type { Passage } from '../passage.ts';
import { bodyPassages } from '../prose.ts';

/** All prose of a page as readers see it. Keywords and `asked` may be wrong on purpose. */
export function pagePassages(page: PageText, body: WrittenText): Passage[] {
  const { file, locale, title, description, sidebarLabel, lines } = page;
  const label = lines.sidebar_label === undefined ? [] : [{ line: lines.sidebar_label, text: sidebarLabel }];
  const front = [{ line: lines.title, text: title }, { line: lines.description, text: description }, ...label];
  return [...front.map((text) => ({ file, locale, ...text })), ...bodyPassages(body)];
}
