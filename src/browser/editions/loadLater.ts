import { addScript } from './addScript.ts';

declare global {
  interface Window {
    /** What the scripts that came later export, by their names. */
    laterScripts?: Record<string, object>;
  }
}

/** What an import that comes later gives in a copy of the site: the exports of a script, which is added to the page. */
export async function loadLater(name: string): Promise<object> {
  await addScript(`_astro/${name}`);
  const module = self.laterScripts?.[name];
  if (module === undefined) throw new Error(`${name} is not what it should be.`);
  // Not what is waited for once more, as a module with `then` would be.
  return { ...module };
}
