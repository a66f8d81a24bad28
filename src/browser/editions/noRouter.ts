/** A copy of the site has no router: the browser loads each page whole. This takes the place of the modules that bring one. */
addEventListener('popstate', (step) => {
  const taken = !document.dispatchEvent(new Event('history-step', { cancelable: true }));
  if (taken) step.stopImmediatePropagation();
});

const nothing = (): void => undefined;

export { nothing as followLinks, nothing as navigate };
