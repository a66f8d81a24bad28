/** False before Firefox 98 and Safari 15.4, which use the search page. */
export const hasDialogs = typeof HTMLDialogElement === 'function';
