import { addScript, pathInCopy } from './addScript.ts';

declare global {
  interface Window {
    /** The data files of a copy, by their paths below its top; each is a script that adds itself here. */
    dataFiles?: Record<string, unknown>;
  }
}

const fetchFromServer = self.fetch.bind(self);

/**
 * Browsers cannot fetch files from a disk: in a copy of the site the data files are scripts, and a request for one is answered from its script.
 * All other requests are sent as usual.
 */
self.fetch = async (input, init) => {
  const path = typeof input === 'string' ? pathInCopy(input) : undefined;
  if (path === undefined || !path.endsWith('.json')) return fetchFromServer(input, init);
  await addScript(`${path}.js`);
  return new Response(JSON.stringify(self.dataFiles?.[path]), { headers: { 'content-type': 'application/json' } });
};
