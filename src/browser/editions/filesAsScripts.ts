import { addScript, pathInCopy } from './addScript.ts';

declare global {
  interface Window {
    /** The data files of a copy, by their paths below its top; each is a script that adds itself here. */
    dataFiles?: Record<string, unknown>;
  }
}

/**
 * Browsers fetch nothing from files: in a copy of the site the data files are scripts, and whoever fetches one gets it from there. All
 * other requests go their way.
 */
const fetchFromServer = self.fetch.bind(self);

self.fetch = async (input, init) => {
  const path = typeof input === 'string' ? pathInCopy(input) : undefined;
  if (path === undefined || !path.endsWith('.json')) return fetchFromServer(input, init);
  await addScript(`${path}.js`);
  return new Response(JSON.stringify(self.dataFiles?.[path]), { headers: { 'content-type': 'application/json' } });
};
