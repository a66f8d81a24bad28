/** True if `<dialog>` can be shown. If it cannot (before Firefox 98 and Safari 15.4), search is a page and no dialog. */
export const hasDialogs = typeof HTMLDialogElement === 'function';
