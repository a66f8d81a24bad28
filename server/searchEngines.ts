/** Pattern of files that repeat pages for programs; JavaScript, PCRE and RE2 read it alike. */
export const notForSearchEngines = '\\.md$|/llms\\.txt$';

const expression = new RegExp(notForSearchEngines);

/** Value of `X-Robots-Tag` for a file of the output (`ru/docs.md`); nothing for those that search engines may list. */
export const robotsTag = (file: string): 'noindex' | undefined => (expression.test(`/${file}`) ? 'noindex' : undefined);
