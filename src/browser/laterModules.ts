import behaviours from './behaviours.ts?address';
import router from './router.ts?address';

/**
 * Modules that the script of every page loads later, by address: Vite wraps each `import('./router.ts')` in a helper that weighs 0.6 kB, a third as
 * much as that script (`laterModules` in `src/build/vitePlugins.ts`).
 */
export const loadBehaviours = (): Promise<typeof import('./behaviours.ts')> => import(/* @vite-ignore */ behaviours);

/** Loads the router, once however often it is asked for. */
export const loadRouter = (): Promise<typeof import('./router.ts')> => import(/* @vite-ignore */ router);
