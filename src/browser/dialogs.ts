/** False before Firefox 98 and Safari 15.4, which use the search page. */
export const hasDialogs = typeof HTMLDialogElement === 'function';

/**
 * Milliseconds before a dialog or drawer closes after a link in it was followed. The next page may
 * come first; closing at once would restyle the old page and delay the next one.
 */
export const closeDelay = 150;
