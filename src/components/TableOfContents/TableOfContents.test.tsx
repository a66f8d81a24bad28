import { expect, it } from 'vitest';
import type { TocItem } from '../../model/views/tableOfContents.ts';
import { htmlOnPage } from '../testing/htmlOnPage.tsx';
import { ContentsMenu, TableOfContents } from './TableOfContents.tsx';

const items: readonly TocItem[] = [
  { depth: 2, id: 'wait', text: 'Wait' },
  { depth: 3, id: 'how-long', text: 'How long' },
  { depth: 2, id: 'builder', text: 'Request', className: 'needs-js' },
];
/** The column and the menu of a page with some headings. */
const contents = (tableOfContents: readonly TocItem[]) =>
  [<TableOfContents key="column" />, <ContentsMenu key="menu" />].map((part) =>
    htmlOnPage(part, 'en', undefined, { tableOfContents }),
  );

it.each([
  [0, [false, false]],
  [2, [true, false]],
  [3, [true, true]],
])('With %i headings, column and menu are shown: %j', (count, shown) => {
  expect(contents(items.slice(0, count)).map((html) => html !== '')).toEqual(shown);
});
