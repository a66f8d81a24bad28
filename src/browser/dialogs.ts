/** False before Firefox 98 and Safari 15.4, where search is a page. */
export const hasDialogs = typeof HTMLDialogElement === 'function';
