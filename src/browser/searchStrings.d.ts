/** A part of a table of texts: `src/build/vitePlugins.ts`. */
declare module '*?only=chrome,error,search' {
  const texts: import('../model/config/strings.ts').SearchStrings;
  export default texts;
}

declare module '*?only=page' {
  const texts: Pick<import('../model/config/strings.ts').Strings, 'page'>;
  export default texts;
}
