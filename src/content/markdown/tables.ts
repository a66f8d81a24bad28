import { defineHastPlugin, type HastNode } from 'satteri';
import type { PageVocabulary } from '../../model/config/pageVocabulary.ts';
import { platformsNamed } from '../../product/platforms/platforms.ts';
import type { Gathered } from './types.ts';

type Cell = Extract<HastNode, { type: 'element' }>;

const elementsOf = ({ children }: Cell): Cell[] => children.filter((child) => child.type === 'element');

/** True if a cell contains only links, with commas between them. */
const leadsOn = (cell: Cell | undefined): boolean =>
  cell?.children.some((child) => child.type === 'element' && child.tagName === 'a') === true &&
  cell.children.every((child) =>
    child.type === 'element' ? child.tagName === 'a' : child.type === 'text' && /^[\s,،]*$/.test(child.value),
  );

/** Total length of both columns' longest words that fits a phone of 360 px. */
const maxCharacters = 31;

const fitsAPhone = (rows: readonly (readonly Cell[])[], textOf: (cell: Cell) => string): boolean => {
  const longestWord = (column: number) =>
    Math.max(
      ...rows
        .flatMap((cells) => cells[column] ?? [])
        .flatMap((cell) =>
          textOf(cell)
            .split(/[ \n-]/)
            .map(({ length }) => length),
        ),
    );
  return longestWord(0) + longestWord(1) <= maxCharacters;
};

/** How tables look on a phone: rows to tap (`stack doors`), a table (`pairs`), or cards. */
export const tables = ({ sheets }: Pick<Gathered, 'sheets'>, { platforms }: Pick<PageVocabulary, 'platforms'>) =>
  defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['table'],
      visit(table, context) {
        const rows = elementsOf(table).flatMap(elementsOf);
        const [head = [], ...body] = rows.map(elementsOf);
        const form = body.every((cells) => leadsOn(cells.at(-1)))
          ? 'stack doors'
          : head.length === 2 && fitsAPhone([head, ...body], (cell) => context.textContent(cell))
            ? 'pairs'
            : undefined;
        if (form) context.setProperty(table, 'className', form);
        for (const [index, cells] of body.entries()) {
          const row = rows[index + 1];
          const [title] = cells;
          const named = title ? platformsNamed(context.textContent(title), platforms) : [];
          if (row && named.length > 0) {
            context.setProperty(row, 'data-platform', named.join(' '));
            sheets.add('platforms');
          }
          if (form) continue;
          for (const [column, cell] of cells.entries()) {
            const heading = head[column];
            const label = heading && context.textContent(heading);
            // The first cell is the title of the card.
            if (column > 0 && label) context.setProperty(cell, 'data-label', label);
          }
        }
      },
    },
  });
