/** A copy of the site has no router: the browser loads each page whole. This takes the place of the modules that bring one. */
import '../historySteps.ts';

const nothing = (): void => undefined;

export { nothing as followLinks, nothing as init, nothing as loadRouter, nothing as navigate, nothing as prefetch };
