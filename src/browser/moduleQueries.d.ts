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
