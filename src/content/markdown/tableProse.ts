import type { MdastNode, MdastPluginInstance } from 'satteri';
import { cellSeparator, rowSeparator } from '../../model/text/tableText.ts';
import { addProse, type Gathered, lineOf } from './types.ts';

/** Maximum number of columns of a table; on a phone each row is a card with a line for each. */
const maxColumns = 12;

/** Separates the cells and rows of tables in prose, and the text after a table. */
export const tableProse = (gathered: Gathered) => {
  /** Lines of table headings, which would be stray words among the cells below. */
  const headingRows = new Set<number>();
  const isProse = (node: MdastNode) => !headingRows.has(lineOf(node));
  let isAfterTable = false;
  let separator = cellSeparator;
  const visitors = {
    paragraph() {
      addProse(gathered, isAfterTable ? ` ${rowSeparator} ` : '\n');
      isAfterTable = false;
    },
    table(node) {
      isAfterTable = true;
      const columns = Math.max(...node.children.map((row) => ('children' in row ? row.children.length : 0)));
      // The rows of a table of data are all on the line of its component, or on none.
      const [head, ...rows] = node.children.map(({ position }) => position?.start.line);
      if (head !== undefined && !rows.includes(head)) headingRows.add(head);
      if (columns > maxColumns) gathered.problems.push({ line: lineOf(node), message: tooWide(columns) });
    },
    tableRow() {
      separator = ` ${rowSeparator} `;
    },
    tableCell(node) {
      if (isProse(node)) addProse(gathered, separator);
      separator = cellSeparator;
    },
  } satisfies MdastPluginInstance;
  const endTable = () => {
    isAfterTable = false;
  };
  return { isProse, endTable, visitors };
};

const tooWide = (columns: number) =>
  `The table has ${columns} columns, and readers can follow at most ${maxColumns}; transpose it, or split it.`;
