/** Settings and page for the inline script; the build replaces `settings`. */
export interface BeforePaint {
  /** The colour mode of readers who chose none. */
  readonly mode: 'light' | 'dark' | 'system';
  /** Id of the announcement, empty if there is none. */
  readonly announcement: string;
  /** Beginning of the language's paths after the base path, such as `/ru/`. */
  readonly language: string;
  /** The configured base path, empty at the root of a host. */
  readonly base: string;
  /** Message for a wrong base path; `null` is the place of the likely one. */
  readonly banner: readonly (string | null)[];
}

/**
 * The inline script of every page (`src/layouts/startScript.ts`); it can import nothing. Before
 * the first paint it sets the colour mode, hides an announcement that was closed, marks the page as
 * scripted, and scrolls the sidebar to the current page. Then it watches what loads:
 * - Scripts that fail, or take longer than 8 seconds, are given up: the page then works as it does
 *   with JavaScript off.
 * - A style sheet that has not come after 5 seconds no longer holds up the text.
 * - If the page then has no style and its address does not fit the base path, a banner says so: no
 *   other script can, since none has loaded.
 */
declare const settings: BeforePaint;

const root = document.documentElement;
const state = root.dataset;
const dark = matchMedia('(prefers-color-scheme:dark)');

function showChoices(): void {
  state.theme = settings.mode === 'system' ? (dark.matches ? 'dark' : 'light') : settings.mode;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') state.theme = theme;
    const closed = localStorage.getItem('announcement');
    if (settings.announcement && closed === settings.announcement) state.announcement = 'closed';
  } catch {}
}

/** Centres the current page in the sidebar in its first frame. */
function showCurrentEntry(): void {
  const entry = document.querySelector('.docs-sidebar [aria-current]');
  const drawer = entry?.closest('.drawer');
  if (entry && drawer?.clientHeight)
    drawer.scrollTop = entry.getBoundingClientRect().top - drawer.getBoundingClientRect().top - drawer.clientHeight / 2;
  else if (document.readyState !== 'complete') requestAnimationFrame(showCurrentEntry);
}

function giveUpScripts(): void {
  if (!('hydrated' in state)) delete state.js;
}

function giveUpStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')) {
    if (link.sheet) continue;
    // A style sheet that a script inserts holds up nothing, and is still taken when it comes.
    link.replaceWith(link.cloneNode());
    // In Firefox the removed one still holds up the text, until something is measured.
    root.getBoundingClientRect();
  }
}

function tellWrongBase(): void {
  const path = location.pathname;
  // The front page has no language in its path.
  const end = 'front' in state ? path.lastIndexOf('/') : `${path}/`.indexOf(settings.language);
  const likely = path.slice(0, end);
  if (end < 0 || likely === settings.base || getComputedStyle(root).getPropertyValue('--paper')) return;
  const message = document.createElement('p');
  message.id = 'base-url-banner';
  for (const text of settings.banner) {
    const isPath = text === null || text.startsWith('/');
    const part = isPath ? message.appendChild(document.createElement('bdi')) : message;
    part.append(text ?? (likely || '/'));
  }
  document.body.prepend(message);
}

state.js = '';
showChoices();
showCurrentEntry();
// The system and other tabs may change it later.
dark.onchange = showChoices;
addEventListener('storage', showChoices);
setTimeout(giveUpStyles, 5000);
setTimeout(giveUpScripts, 8000);
addEventListener('load', () => {
  giveUpScripts();
  tellWrongBase();
});
