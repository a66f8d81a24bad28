/** Pattern of files that repeat pages for programs; works alike in JavaScript, PCRE and RE2. */
export const notForSearchEngines = '\\.md$|/llms\\.txt$';

const expression = new RegExp(notForSearchEngines);

/** `X-Robots-Tag` of a file (`ru/docs.md`); nothing if it may be listed. */
export const robotsTag = (file: string): 'noindex' | undefined => (expression.test(`/${file}`) ? 'noindex' : undefined);
