/** A copy of the site has no router: the browser loads each page whole. This stands for the modules that look after one. */
const nothing = (): void => undefined;

export {
  nothing as followLinks,
  nothing as init,
  nothing as navigate,
  nothing as prefetch,
  nothing as watchNavigation,
};
