import { defineHastPlugin } from 'satteri';

/** Gives each cell the heading of its column: on a phone the rows of a table are cards, and the headings are out of sight. */
export const tables = () =>
  defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['table'],
      visit({ children }, context) {
        const parts = children.filter((child) => child.type === 'element');
        const rows = parts.flatMap((part) => part.children.filter((child) => child.type === 'element'));
        const [head = [], ...body] = rows.map((row) => row.children.filter((child) => child.type === 'element'));
        for (const cells of body) {
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
