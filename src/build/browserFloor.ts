/**
 * The oldest engines in which the site can be read and searched (docs/browsers.md). The build
 * compiles scripts and styles for them; `tests/output/browserSupport.test.ts` checks the result.
 */
export const browserFloor = { chrome: '88', firefox: '78', safari: '14.1', ios: '14.5' } as const;

/** Styles are translated for these, in the words of Vite. */
export const styleTargets: readonly string[] = Object.entries(browserFloor).map((engine) => engine.join(''));

/** The newest ECMAScript whose syntax they all know. */
export const scriptTarget = 'es2020';
