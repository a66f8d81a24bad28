import { defineHastPlugin } from 'satteri';
import type { PageVocabulary } from '../../model/config/pageVocabulary.ts';
import { platformsNamed } from '../../product/platforms/platforms.ts';
import type { Gathered } from './types.ts';

/**
 * Gives each cell the heading of its column: on a phone the rows of a table are cards, and the headings are out of sight. A row that begins
 * with the name of a platform gets its id, so that the reader's own is marked.
 */
export const tables = ({ sheets }: Pick<Gathered, 'sheets'>, { platforms }: Pick<PageVocabulary, 'platforms'>) =>
  defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['table'],
      visit({ children }, context) {
        const parts = children.filter((child) => child.type === 'element');
        const rows = parts.flatMap((part) => part.children.filter((child) => child.type === 'element'));
        const [head = [], ...body] = rows.map((row) => row.children.filter((child) => child.type === 'element'));
        for (const [index, cells] of body.entries()) {
          const row = rows[index + 1];
          const [title] = cells;
          const named = title ? platformsNamed(context.textContent(title), platforms) : [];
          if (row && named.length > 0) {
            context.setProperty(row, 'data-platform', named.join(' '));
            sheets.add('platforms');
          }
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
