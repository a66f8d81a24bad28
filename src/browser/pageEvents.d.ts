/** Events of the router (`router.ts`) on `document`. */
interface DocumentEventMap {
  /**
   * The reader takes a step through the history. Whoever shows the page of the present address already, because only its query changed
   * (`query.ts`), prevents the default: the router then loads nothing.
   */
  'history-step': Event;
  /** The next page has come, and takes the place of this one in a moment. */
  'page-left': Event;
  /** The next page is there, not yet painted. */
  'page-shown': Event;
}
