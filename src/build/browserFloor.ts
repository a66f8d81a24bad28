/**
 * The oldest engines in which the site can be read and searched (docs/browsers.md). The build
 * compiles scripts and styles for them; `tests/output/browserSupport.test.ts` checks the result.
 */
export const browserFloor = { chrome: '88', firefox: '78', safari: '14.1', ios: '14.5' } as const;

/** The same engines in the notation of Vite, for style sheets. */
export const styleTargets: readonly string[] = Object.entries(browserFloor).map((engine) => engine.join(''));

/** The newest ECMAScript version whose syntax all of them parse. */
export const scriptTarget = 'es2020';
