export interface LeftOut {
  /** Found in the title of the tests. */
  readonly title: RegExp;
  readonly because: string;
}

/** The tests of `tests/e2e` that do not run in Firefox. */
export const leftOut: readonly LeftOut[] = [
  {
    title: /pages that were left do not stay in memory/,
    because: 'counts DOM nodes through the Chrome DevTools Protocol',
  },
  {
    title: /leaves no listener behind when the page was switched/,
    because: 'counts event listeners through the Chrome DevTools Protocol',
  },
  {
    title: /says when its code cannot be loaded; its form still leads to the search page, and Retry loads it/,
    because: 'imports what failed only after the page was reloaded, which Retry then does: the dialog is closed',
  },
  {
    title: /loads its code on intent, its schema when it is opened, and sends nothing/,
    because:
      'waits for a quiet network, which Playwright does not always see in Firefox (in Persian, with an empty cache)',
  },
  {
    title:
      /can be read before 15 kB|works before the scripts have come|bar after 200 ms, arrives|data saver on, by the browser itself/,
    because: 'slows the line down and switches data saver on through the Chrome DevTools Protocol',
  },
  {
    title: /loses the focus while its own style is valid/,
    because: 'waits for an event that Firefox does not send when an element goes with the focus in it',
  },
  {
    title: /\bCALL-03:/,
    because: 'tells answers of the cache from those of the server through the Chrome DevTools Protocol',
  },
  {
    title: /without any one file, which is hanging/,
    because: 'waits for scripts, which a style sheet that hangs holds up for good in Firefox (docs/browsers.md)',
  },
  {
    title: /\bSTATE-05:/,
    because:
      'takes the browser offline, where Firefox does without its cache too; on a line it takes the page from there',
  },
  {
    title: /\bCALL-(07|08|10|11)\b|a service that finds nothing or cannot be reached/,
    because: 'reads what the page posts, which WebDriver BiDi does not tell a route',
  },
  {
    title: /\bon paper\b/,
    because: 'looks at the page as it is printed, which Playwright cannot emulate in Firefox',
  },
  {
    title: /has its contents, its text and no control that does nothing/,
    because: 'reads a file without scripts: only a server can forbid them here',
  },
  {
    title: /\baxe\b/,
    because: 'axe reads markup and colours, the same in all engines, and takes ten seconds a page over WebDriver BiDi',
  },
];
