import behaviours from './behaviours.ts?address';
import router from './router.ts?address';

/** Modules loaded later, by address: Vite's helper around `import()` weighs 0.6 kB. */
export const loadBehaviours = (): Promise<typeof import('./behaviours.ts')> => import(/* @vite-ignore */ behaviours);

/** Loads the router, only once for repeated calls. */
export const loadRouter = (): Promise<typeof import('./router.ts')> => import(/* @vite-ignore */ router);
