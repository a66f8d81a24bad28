/** Name of the version of the docs, of which there is one: in `site.json`, in tags of hosted search, in what browsers keep. */
export const docsVersion = 'current';
