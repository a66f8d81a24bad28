/** Events of the router (`router.ts`) on `document`. */
interface DocumentEventMap {
  /** A step through history. Prevented by whoever shows the page already (`query.ts`). */
  'history-step': Event;
  /** The next page has come, and takes the place of this one in a moment. */
  'page-left': Event;
  /** The next page is there, not yet painted. */
  'page-shown': Event;
}
