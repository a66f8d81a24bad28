/** Events of the router (`router.ts`) on `document`. */
interface DocumentEventMap {
  /** A step through history, prevented if its page is shown already (`query.ts`). */
  'history-step': Event;
  /** The next page has loaded and is about to replace this one. */
  'page-left': Event;
  /** The next page is in place, but not painted yet. */
  'page-shown': Event;
}
