/** Separates the cells of a table in a text: `Iran · REALITY`. */
export const cellSeparator = ' · ';

/** Separates the rows of a table in a text; excerpts do not cross it. */
export const rowSeparator = '\u2016';
