// See `laterModules` in `src/build/vitePlugins.ts`.
declare module '*?address' {
  const address: string;
  export default address;
}
declare module '*?script';
// See `programs` in `src/build/programs.ts`.
declare module '*?program' {
  const text: string;
  export default text;
}

/** A table of texts: `src/build/vitePlugins.ts`. */
declare module '*?checked' {
  const texts: import('../model/config/strings.ts').Strings;
  export default texts;
}

/** A part of it. */
declare module '*?search' {
  const texts: import('../model/config/strings.ts').SearchStrings;
  export default texts;
}

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
