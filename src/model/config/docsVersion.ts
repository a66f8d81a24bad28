/** The one version of the docs: in `site.json`, tags of hosted search, what browsers keep. */
export const docsVersion = 'current';
