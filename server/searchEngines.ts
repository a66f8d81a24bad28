/**
 * Files that repeat what pages say, for programs: search engines should list the page. Source of a regular expression over the path of a
 * file of the output, which JavaScript, PCRE and RE2 read alike.
 */
export const notForSearchEngines = '\\.md$|/llms\\.txt$';

const expression = new RegExp(notForSearchEngines);

/** Value of `X-Robots-Tag` for a file of the output (`ru/docs.md`); nothing for those that search engines may list. */
export const robotsTag = (file: string): 'noindex' | undefined => (expression.test(`/${file}`) ? 'noindex' : undefined);
