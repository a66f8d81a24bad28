/**
 * A function for every page, in place of the one by which Playwright fills fields over WebDriver BiDi. That one sets `value`, which React
 * takes for its own doing and does not look at; this one types, so that the page sees what it sees of a reader.
 */
export const insertText = `() => Object.defineProperty(window, '__pw_bidiInsertText', {
  get: () => (text) => void document.execCommand('insertText', false, text),
  set: () => {},
})`;
