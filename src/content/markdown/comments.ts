/** Code, which stays as it is, or a comment: blocks between fences, spans between backticks. */
const codeOrComment =
  /^([ \t>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\2)[^\n]*)*(?:\n[^\n]*)?|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\3(?!`)|<!--([\s\S]*?)-->/gm;

/** Offsets of code in a body, blocks and spans. */
export const codeSpans = (body: string): { readonly start: number; readonly end: number }[] =>
  [...body.matchAll(codeOrComment)]
    .filter(([found]) => !found.startsWith('<!--'))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** HTML comments as MDX comments of the same length: writers use `<!-- truncate -->`. */
export const withMdxComments = (body: string): string =>
  body.includes('<!--')
    ? body.replace(codeOrComment, (found, _indent, _fence, _ticks, comment: string | undefined) =>
        comment === undefined ? found : `{/**${comment}*/}`,
      )
    : body;
