/** Data for the inline script; the build replaces `settings`. */
export interface BeforePaint {
  /** Colour mode if the reader has chosen none. */
  readonly mode: 'light' | 'dark' | 'system';
  /** Id of the announcement, empty if there is none. */
  readonly announcement: string;
  /** Pattern after the base path: the language or, on the front page, its file. */
  readonly afterBase: string;
  /** Path of `wrongBase.ts` after the base path. */
  readonly wrongBase: string;
}

/**
 * The inline script of every page (`src/layouts/startScript.ts`); it can import nothing. Before
 * the first paint it sets the colour mode, hides an announcement that was closed, marks the page as
 * scripted, and scrolls the sidebar to the current page. Then it watches loading:
 * - Scripts that fail or take longer than 8 seconds are abandoned: the page then works as it does
 *   with JavaScript off.
 * - A style sheet that has not loaded after 5 seconds no longer blocks the text.
 * - If the page then has no style, it may be below another path than it was built for: a script
 *   from there reports this, since no other has loaded (`wrongBase.ts`).
 */
declare const settings: BeforePaint;

const root = document.documentElement;
const state = root.dataset;
const dark = matchMedia('(prefers-color-scheme:dark)');

function showChoices(): void {
  state.theme = settings.mode === 'system' ? (dark.matches ? 'dark' : 'light') : settings.mode;
  try {
    const { theme, announcement }: Partial<Record<string, string>> = localStorage;
    if (theme === 'dark' || theme === 'light') state.theme = theme;
    if (settings.announcement && announcement === settings.announcement) state.announcement = 'closed';
  } catch {}
}

/** Centres the current page in the sidebar in its first frame. */
function showCurrentEntry(): void {
  const entry = document.querySelector('.docs-sidebar [aria-current]');
  const drawer = entry?.closest('.drawer');
  if (entry && drawer?.clientHeight) drawer.scrollTop = entry.getBoundingClientRect().top - innerHeight / 2;
  else if (document.readyState !== 'complete') requestAnimationFrame(showCurrentEntry);
}

function abandonScripts(): void {
  if (!('hydrated' in state)) delete state.js;
}

function abandonStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')) {
    if (link.sheet) continue;
    // A style sheet inserted by a script blocks nothing and still applies when it loads.
    link.replaceWith(link.cloneNode());
    // In Firefox the removed one keeps blocking the text until something is measured.
    root.getBoundingClientRect();
  }
}

function reportWrongBase(): void {
  if (getComputedStyle(root).getPropertyValue('--paper')) return;
  void import(location.pathname.replace(RegExp(settings.afterBase), settings.wrongBase));
}

state.js = '';
showChoices();
showCurrentEntry();
// The system and other tabs may change it later.
dark.onchange = showChoices;
addEventListener('storage', showChoices);
setTimeout(abandonStyles, 5000);
setTimeout(abandonScripts, 8000);
addEventListener('load', () => {
  abandonScripts();
  reportWrongBase();
});
