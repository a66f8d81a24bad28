/**
 * A step through the history that is the affair of a part of the page (`query.ts`) does not reach Astro's router. Of the listeners on
 * `window` the first comes first: this has to be imported before the router.
 */
addEventListener('popstate', (step) => {
  const taken = !document.dispatchEvent(new Event('history-step', { cancelable: true }));
  if (taken) step.stopImmediatePropagation();
});
