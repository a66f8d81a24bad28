/** Separates the cells of a table in a text: `Iran · REALITY`. */
export const cellSeparator = ' · ';

/** Separates the rows of a table in a text, since each is about something else. */
export const rowSeparator = '\u2016';
