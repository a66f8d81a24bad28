/** In a copy of the site `laterScripts` (`tools/editions/site/scripts.ts`) takes care of what is imported later. */
export const loadBehaviours = () => import('../behaviours.ts');

/** A copy has no router. */
export const loadRouter = (): Promise<undefined> => Promise.resolve(undefined);
