/** Suggestions before anything is typed, in a language: `src/build/vitePlugins.ts`. */
declare module '*/home.ts?start=en' {
  const start: import('../model/searchStart.ts').SearchStart;
  export default start;
}

declare module '*/home.ts?start=fa' {
  const start: import('../model/searchStart.ts').SearchStart;
  export default start;
}

declare module '*/home.ts?start=ru' {
  const start: import('../model/searchStart.ts').SearchStart;
  export default start;
}
