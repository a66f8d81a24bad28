declare global {
  interface Window {
    /** The scripts that were added to the page, by their paths. They share no module: each has this one for itself. */
    addedScripts?: Map<string, Promise<void>>;
  }
}

/** The top of the copy of the site that the page belongs to. */
const top = (): URL => new URL(`${document.documentElement.dataset.base ?? '.'}/`, location.href);

/** Path of an address below the top of the copy; nothing if it lies elsewhere. */
export function pathInCopy(address: string): string | undefined {
  const { href } = new URL(address, location.href);
  return href.startsWith(top().href) ? decodeURIComponent(href.slice(top().href.length)) : undefined;
}

/** The address of a file of the copy, by its path below the top. */
export const addressInCopy = (path: string): string => new URL(path, top()).href;

/** Adds a script of the copy to the page, once, and waits until it has run. One that failed is tried again the next time. */
export function addScript(path: string): Promise<void> {
  self.addedScripts ??= new Map();
  const added = self.addedScripts;
  const known = added.get(path);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = addressInCopy(path);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      added.delete(path);
      reject(new Error(`${path} could not be loaded.`));
    };
    document.head.append(script);
  });
  added.set(path, loading);
  return loading;
}
