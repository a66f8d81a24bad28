import behaviours from './behaviours.ts?address';
import router from './router.ts?address';

/** Modules loaded later, by address: Vite's helper around `import()` weighs 0.6 kB. */
export const loadBehaviours = (): Promise<typeof import('./behaviours.ts')> => import(/* @vite-ignore */ behaviours);

let loaded: Promise<typeof import('./router.ts')> | undefined;

/** Loads the router. A repeated `import()` would wait for a task, and an old phone paint a frame. */
export function loadRouter(): Promise<typeof import('./router.ts')> {
  loaded ??= import(/* @vite-ignore */ router);
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
