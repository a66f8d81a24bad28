/** Behaviour of pages beyond their HTML. Loaded on the reader's first interaction (`start.ts`). */

import { store } from '../dom/storage.ts';
import { withTimeout } from '../dom/withTimeout.ts';
import lateStyles from '../styles/late.css?url';
import { addStyles } from './addStyles.ts';
import { closeAnnouncement } from './announcement.ts';
import { animateDetails } from './collapse.ts';
import { labelColorMode, toggleColorMode } from './colorMode.ts';
import { copyCode } from './copy.ts';
import { watchCurrentEntry } from './currentEntry.ts';
import { rememberDocsVersion } from './docsVersion.ts';
import { showPanel, toggleDrawer, watchDrawer } from './drawer.ts';
import { watchDropdowns } from './dropdowns.ts';
import { followForms } from './followForms.ts';
import { hideNavbarOnScroll } from './hideNavbar.ts';
import { repeatClick, watchIslands } from './islands.ts';
import { updateLanguageLinks } from './languages.ts';
import { measureNavbar } from './navbarHeight.ts';
import { fillNotFoundSearch } from './notFoundSearch.ts';
import { afterPaint, onPage, queryAll } from './page.ts';
import { platformKey } from './platform.ts';
import { prefetchLinks, prefetchSheets } from './prefetch.ts';
import { prefetchInSight } from './prefetchInSight.ts';
import './router.ts';
import './start.ts?script';
import { openSearch, watchSearch } from './search.ts';
import { followDevices } from './showChosen.ts';
import { restoreSidebarState } from './sidebarState.ts';
import { markCurrentHeading } from './tableOfContents.ts';
import { chooseTab, setUpTabs } from './tabs.ts';

/** Milliseconds after which loading a part is treated as failed. */
const timeout = 8000;

/** Starts a part of the page; if its code fails to load, shows what readers without scripts see. */
function startOptional<Module>(part: HTMLElement, code: Promise<Module>, start: (module: Module) => void): void {
  withTimeout(code, timeout, 'Loading it').then(start, (error: unknown) => {
    console.warn('A part of the page could not be loaded.', error);
    for (const instead of queryAll(':scope > .without-js', part.parentElement ?? document))
      instead.classList.remove('without-js');
    part.remove();
  });
}

/** Only the list of all operations has this form. */
function watchOperationFilter(): void {
  const form = document.querySelector<HTMLElement>('[data-operation-filter]');
  if (form) startOptional(form, import('./operationFilter.ts'), ({ filterOperations }) => filterOperations(form));
}

for (const setUp of [
  restoreSidebarState,
  labelColorMode,
  setUpTabs,
  measureNavbar,
  watchIslands,
  watchSearch,
  fillNotFoundSearch,
  watchOperationFilter,
]) {
  onPage(setUp);
}
for (const setUp of [
  updateLanguageLinks,
  watchDropdowns,
  animateDetails,
  watchDrawer,
  markCurrentHeading,
  rememberDocsVersion,
  hideNavbarOnScroll,
  prefetchInSight,
  prefetchSheets,
]) {
  afterPaint(setUp);
}
prefetchLinks();
followForms();
followDevices((platform) => store(platformKey, platform));
watchCurrentEntry();
afterPaint(() => {
  for (const element of queryAll('[data-feedback]')) {
    // Done before the click, which needs the whole message. Touch and keys fire these events too.
    const complete = () => {
      element.removeEventListener('pointerover', complete);
      element.removeEventListener('focusin', complete);
      void import('./feedback.ts').then(({ completeFeedback }) => completeFeedback(element));
    };
    element.addEventListener('pointerover', complete);
    element.addEventListener('focusin', complete);
  }
});
onPage(() => void addStyles(lateStyles));
onPage((signal) => {
  for (const element of queryAll('[data-keep]'))
    startOptional(element, import('./keep/keep.ts'), ({ startKeeping }) => startKeeping(element, signal));
});

const actions: readonly [attribute: string, act: (control: HTMLElement) => void][] = [
  ['colorMode', toggleColorMode],
  ['closeAnnouncement', closeAnnouncement],
  ['copy', copyCode],
  ['panelTo', showPanel],
  ['search', openSearch],
];

/**
 * Handles a click on a control by the attribute that names its action.
 * @param island the island around it, if it was not hydrated at the click; it may be by now
 */
export function click(control: HTMLElement, island: HTMLElement | null): void {
  if (control.getAttribute('role') === 'tab') chooseTab(control);
  if (control.matches('.search-link')) openSearch();
  if (control.matches('[popovertarget]')) toggleDrawer(control);
  if (island) void repeatClick(control, island);
  for (const [attribute, act] of actions) if (attribute in control.dataset) act(control);
}

export { openSearch };
